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
])('reads the unit report %j', (report, tally) => expect(readVitestReport(report)).toMatchObject(tally))

it.each([
  [
    { stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [] },
    { passed: 4, failed: 0 },
  ],
  [
    { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] },
    { passed: 5, failed: 1 },
  ],
  [
    { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
    { passed: 0, failed: 1 },
  ],
])('reads the browser report %j', (report, tally) => expect(readPlaywrightReport(report)).toMatchObject(tally))

it('counts a report that is missing or foreign as a failure', () => {
  const foreign = join(folder, 'foreign.json')
  writeFileSync(foreign, '{}')
  expect(readReport(foreign, readVitestReport, 0)).toEqual({ passed: 0, failed: 1 })
  expect(readReport(join(folder, 'missing.json'), readVitestReport, 0)).toEqual({ passed: 0, failed: 1 })
})

it('counts a failure for a bad exit code, although the report is good', () => {
  const good = join(folder, 'good.json')
  writeFileSync(good, JSON.stringify({ numPassedTests: 1, numFailedTests: 0, success: true }))
  expect(readReport(good, readVitestReport, 1)).toMatchObject({ passed: 1, failed: 1 })
})

it('names the tests of Vitest that passed at the second try', () => {
  const flaky = { fullName: 'adds up', status: 'passed', failureMessages: ['expected 1 to be 2'] }
  const passed = { fullName: 'counts', status: 'passed', failureMessages: [] }
  const testResults = [{ name: 'sum.test.ts', status: 'passed', message: '', assertionResults: [passed, flaky] }]
  const tally = readVitestReport({ numPassedTests: 2, numFailedTests: 0, success: true, testResults })
  expect(tally).toEqual({ passed: 2, failed: 0, failures: [], flaky: ['sum.test.ts › adds up: expected 1 to be 2'] })
})

it('names the tests of Vitest that failed, and the files that do not load', () => {
  const test = {
    fullName: 'adds up',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n at …'],
  }
  const passed = { fullName: 'counts', status: 'passed' }
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    success: false,
    testResults: [
      { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [passed, test] },
      { name: 'broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
    ],
  }
  expect(readVitestReport(report).failures).toEqual([
    'sum.test.ts › adds up: expected 1 to be 2\n    at …',
    'broken.test.ts › does not load: Unexpected token',
  ])
})

it('names the tests of Playwright that failed, and with its first message one that passed later', () => {
  const failing = {
    status: 'unexpected',
    results: [{ error: { message: 'Not found' } }, { error: { message: 'Gone' } }],
  }
  const flaky = { status: 'flaky', results: [{ error: { message: 'Timed out\nCall log' } }, {}] }
  const passing = { status: 'expected', results: [{}] }
  const specs = [
    { title: 'closes', file: 'copy.e2e.ts', tests: [failing] },
    { title: 'copies', file: 'copy.e2e.ts', tests: [flaky] },
    { title: 'opens', file: 'copy.e2e.ts', tests: [passing] },
  ]
  const report = { stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [], suites: [{ suites: [{ specs }] }] }
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['copy.e2e.ts › closes: Not found'],
    flaky: ['copy.e2e.ts › copies: Timed out\n    Call log'],
  })
})
