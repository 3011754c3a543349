import { sumTallies, type Tally } from './reports.ts'

/** A part of `npm test`: what it is called in the table at the end, and how it comes to its tally. */
export interface Part {
  name: string
  run: (signal: AbortSignal) => Promise<Tally>
}

interface FinishedPart extends Tally {
  name: string
  seconds: number
}

/**
 * Runs the parts one after the other: two cores carry one heavy thing. A part that cannot run has failed; once `signal`
 * is aborted what is left counts as failed without being started.
 */
export async function runParts(parts: readonly Part[], signal: AbortSignal): Promise<FinishedPart[]> {
  const finished: FinishedPart[] = []
  for (const part of parts) finished.push(await runPart(part, signal))
  return finished
}

async function runPart({ name, run }: Part, signal: AbortSignal): Promise<FinishedPart> {
  const started = performance.now()
  const seconds = (): number => (performance.now() - started) / 1000
  if (signal.aborted) return { name: `${name} (not run)`, passed: 0, failed: 1, seconds: 0 }
  console.log(`\n── ${name}`)
  try {
    const { passed, failed } = await untilAborted(run(signal), signal)
    // A tool that was told to end may say that all was well so far.
    return { name, passed, failed: signal.aborted ? Math.max(failed, 1) : failed, seconds: seconds() }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { name, passed: 0, failed: 1, seconds: seconds() }
  }
}

/** Time in which a part that was cut off ends its processes. */
const GRACE_MS = 20_000

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const cut = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => {
      setTimeout(() => reject(new Error('This part was cut off, and what it had found with it.')), GRACE_MS).unref()
    }
    signal.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([work, cut])
}

/** The end of `npm test`: what each part took, and the one line that others read: `N passed, N failed`. */
export function describeParts(parts: readonly FinishedPart[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length))
  const rows = parts.map(
    ({ name, passed, failed, seconds }) =>
      `${failed === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${String(passed).padStart(5)} passed${failed === 0 ? '' : `, ${failed} failed`}`,
  )
  const { passed, failed } = sumTallies(parts)
  return ['', ...rows, '', `${passed} passed, ${failed} failed`].join('\n')
}
