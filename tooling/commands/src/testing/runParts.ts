import type { PassedParts } from './passedParts.ts'
import { sumTallies, type Tally } from './reports.ts'

/** A part of `npm test`: what it is called in the table at the end, and how it comes to its tally. */
export interface Part {
  name: string
  /** Whether it depends on a file of the repository, by path. A part without this runs each time. */
  dependsOn?: ((path: string) => boolean) | undefined
  run: (signal: AbortSignal) => Promise<Tally>
}

interface FinishedPart extends Tally {
  name: string
  seconds: number
  /** Whether it was skipped, because nothing that it depends on changed since it passed. */
  isUnchanged?: boolean
}

/**
 * Runs the parts one after the other: two cores run one heavy part at a time. A part that cannot run has failed; once `signal`
 * is aborted what is left counts as failed without being started.
 * @param passed says which parts are unchanged and need not run; without it all of them run
 */
export async function runParts(
  parts: readonly Part[],
  signal: AbortSignal,
  passed?: PassedParts,
): Promise<FinishedPart[]> {
  const finished: FinishedPart[] = []
  for (const part of parts) finished.push(await runUnlessUnchanged(part, signal, passed))
  return finished
}

async function runUnlessUnchanged(part: Part, signal: AbortSignal, passed?: PassedParts): Promise<FinishedPart> {
  const { name, dependsOn } = part
  if (!dependsOn || !passed || signal.aborted) return runPart(part, signal)
  const started = performance.now()
  const key = passed.hashInputs(name, dependsOn)
  const tally = key === undefined ? undefined : passed.find(name, key)
  if (tally) {
    console.log(`\n── ${name}: unchanged since it passed`)
    return { name, ...tally, seconds: (performance.now() - started) / 1000, isUnchanged: true }
  }
  const finished = await runPart(part, signal)
  // What was edited while it ran may have been tested half.
  if (key !== undefined && finished.failed === 0 && passed.hashInputs(name, dependsOn) === key) {
    passed.save(name, key, { passed: finished.passed, failed: 0 })
  }
  return finished
}

async function runPart({ name, run }: Part, signal: AbortSignal): Promise<FinishedPart> {
  const started = performance.now()
  const seconds = (): number => (performance.now() - started) / 1000
  if (signal.aborted) return { name: `${name} (not run)`, passed: 0, failed: 1, seconds: 0 }
  console.log(`\n── ${name}`)
  try {
    const tally = await untilAborted(run(signal), signal)
    // A tool that is stopped may report that all was well so far.
    const failed = signal.aborted ? Math.max(tally.failed, 1) : tally.failed
    return { name, ...tally, failed, seconds: seconds() }
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

/** As many failures as are read at the end of a run; more of them have one cause, or the log is read anyway. */
const FAILURES_SHOWN = 12

/** The end of `npm test`: what each part took, what failed, and the one line that others read: `N passed, N failed`. */
export function describeParts(parts: readonly FinishedPart[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length))
  const rows = parts.map(({ name, passed, failed, seconds, isUnchanged }) => {
    const word = failed === 0 ? 'passed' : 'FAILED'
    const counts = `${String(passed).padStart(5)} passed${failed === 0 ? '' : `, ${failed} failed`}`
    const time = `${seconds.toFixed(1).padStart(6)} s`
    return `${word}  ${name.padEnd(width)}  ${time}  ${counts}${isUnchanged ? ', unchanged since' : ''}`
  })
  const { passed, failed, failures = [], flaky = [] } = sumTallies(parts)
  const shown = [
    ...list('What failed:', failures),
    ...list('What passed at the second try only, and has a fault to be found:', flaky),
  ]
  const minutes = parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  return ['', ...rows, ...shown, '', `${minutes.toFixed(1)} minutes`, `${passed} passed, ${failed} failed`].join('\n')
}

function list(heading: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : ['', heading, ...entries.slice(0, FAILURES_SHOWN)]
}
