import { readFileSync } from 'node:fs'

/** What a part of `npm test` came to. */
export interface Tally {
  passed: number
  failed: number
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (count: keyof Tally) => tallies.reduce((all, tally) => all + tally[count], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/**
 * Reads what a test runner left. A run that ended badly counts at least one failure, whatever its report says; a report
 * that is missing is one.
 */
export function readReport(file: string, parse: (report: unknown) => Tally, exitCode: number): Tally {
  try {
    const { passed, failed } = parse(JSON.parse(readFileSync(file, 'utf8')))
    return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) }
  } catch (error) {
    console.error(`No test result in ${file}: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Vitest's JSON report as a tally.
 * A suite that cannot be loaded has no failed test of its own, yet everything in it was not run: it counts as one failure.
 * @throws Error when it is not such a report
 */
export function readVitestReport(report: unknown): Tally {
  const { numPassedTests, numFailedTests, success } = (report ?? {}) as Record<string, unknown>
  if (typeof numPassedTests !== 'number' || typeof numFailedTests !== 'number')
    throw new Error('This is not a report of Vitest.')
  return { passed: numPassedTests, failed: success === false ? Math.max(numFailedTests, 1) : numFailedTests }
}

/**
 * Playwright's JSON report as a tally. A flaky test failed first and passed on a second try: the product worked, once, so
 * it counts as failed.
 * @throws Error when it is not such a report
 */
export function readPlaywrightReport(report: unknown): Tally {
  const { stats, errors } = (report ?? {}) as { stats?: Record<string, unknown>; errors?: unknown[] }
  const { expected, unexpected, flaky } = stats ?? {}
  if (typeof expected !== 'number' || typeof unexpected !== 'number' || typeof flaky !== 'number')
    throw new Error('This is not a report of Playwright.')
  const broken = unexpected + flaky
  return { passed: expected, failed: errors?.length ? Math.max(broken, 1) : broken }
}
