import type { Tally } from './Tally.ts'

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
