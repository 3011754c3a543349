import { readFileSync } from 'node:fs'
import type { Tally } from './Tally.ts'

/**
 * Reads what a test runner left. A run that ended badly counts at least one failure, whatever its report says; a report
 * that is missing is one.
 */
export function readReport(file: string, parse: (report: unknown) => Tally, exitCode: number): Tally {
  const tally = tryRead(file, parse)
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function tryRead(file: string, parse: (report: unknown) => Tally): Tally {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`No test result in ${file}: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1 }
  }
}
