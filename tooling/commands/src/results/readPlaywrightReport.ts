import type { Tally } from './Tally.ts'

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
