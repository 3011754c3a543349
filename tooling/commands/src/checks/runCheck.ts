import type { Tally } from '../results/Tally.ts'
import type { Check } from './Check.ts'

/** Runs one check and prints what it found, each finding with its repair. A check that cannot run has failed. */
export async function runCheck(check: Check, signal?: AbortSignal): Promise<Tally> {
  const findings = await findingsOf(check, signal)
  for (const finding of findings) console.error(finding)
  return findings.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function findingsOf(check: Check, signal?: AbortSignal): Promise<readonly string[]> {
  try {
    return await check.run(signal)
  } catch (error) {
    return [`The check ${check.name} could not run: ${error instanceof Error ? error.message : String(error)}`]
  }
}
