import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPlaywrightReport, readReport, readVitestReport } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  [
    { numPassedTests: 3, numFailedTests: 0, success: true },
    { passed: 3, failed: 0 },
  ],
  [
    { numPassedTests: 3, numFailedTests: 2, success: false },
    { passed: 3, failed: 2 },
  ],
  // A file that does not load: no test of it ran, so none failed.
  [
    { numPassedTests: 3, numFailedTests: 0, success: false },
    { passed: 3, failed: 1 },
  ],
])('reads the unit report %j', (report, tally) => expect(readVitestReport(report)).toEqual(tally))

it.each([
  [
    { stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [] },
    { passed: 4, failed: 0 },
  ],
  [
    { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] },
    { passed: 4, failed: 2 },
  ],
  [
    { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
    { passed: 0, failed: 1 },
  ],
])('reads the browser report %j', (report, tally) => expect(readPlaywrightReport(report)).toEqual(tally))

it('counts a report that is missing or foreign as a failure', () => {
  const foreign = join(folder, 'foreign.json')
  writeFileSync(foreign, '{}')
  expect(readReport(foreign, readVitestReport, 0)).toEqual({ passed: 0, failed: 1 })
  expect(readReport(join(folder, 'missing.json'), readVitestReport, 0)).toEqual({ passed: 0, failed: 1 })
})

it('counts a failure for a bad exit code, although the report is good', () => {
  const good = join(folder, 'good.json')
  writeFileSync(good, JSON.stringify({ numPassedTests: 1, numFailedTests: 0, success: true }))
  expect(readReport(good, readVitestReport, 1)).toEqual({ passed: 1, failed: 1 })
})
