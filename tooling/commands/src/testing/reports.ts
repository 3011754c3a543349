import { readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../base/workspace.ts'

/** What a part of `npm test` came to. */
export interface Tally {
  passed: number
  failed: number
  /** What failed: the file, the test and the beginning of its message. */
  failures?: readonly string[]
  /** What failed at first and passed when it was tried again: a fault of the test, or one of the product that comes and goes. */
  flaky?: readonly string[]
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (count: 'passed' | 'failed') => tallies.reduce((all, tally) => all + tally[count], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: tallies.flatMap(({ failures = [] }) => failures),
    flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  }
}

/**
 * Reads what a test runner left. A run that ended badly counts at least one failure, whatever its report says; a report
 * that is missing is one.
 */
export function readReport(file: string, parse: (report: unknown) => Tally, exitCode: number): Tally {
  try {
    const tally = parse(JSON.parse(readFileSync(file, 'utf8')))
    return exitCode === 0 ? tally : { ...tally, failed: Math.max(tally.failed, 1) }
  } catch (error) {
    console.error(`No test result in ${file}: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

/** What is read of a report of Vitest. */
interface VitestReport {
  numPassedTests?: unknown
  numFailedTests?: unknown
  success?: unknown
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/**
 * Vitest's JSON report as a tally.
 * A suite that cannot be loaded has no failed test of its own, yet everything in it was not run: it counts as one failure.
 * @throws Error when it is not such a report
 */
export function readVitestReport(report: unknown): Tally {
  const { numPassedTests, numFailedTests, success, testResults = [] } = (report ?? {}) as VitestReport
  if (typeof numPassedTests !== 'number' || typeof numFailedTests !== 'number')
    throw new Error('This is not a report of Vitest.')
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [describeFailure(name, 'does not load', message)]
    return failed.map((test) => describeFailure(name, test.fullName, test.failureMessages?.[0]))
  })
  // A test that passed has a message only of a try that did not.
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map((test) => describeFailure(name, test.fullName, test.failureMessages?.[0])),
  )
  const failed = success === false ? Math.max(numFailedTests, 1) : numFailedTests
  return { passed: numPassedTests, failed, failures, flaky }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
}

/** What is read of a report of Playwright. */
interface PlaywrightReport {
  stats?: Record<string, unknown>
  errors?: { message?: string }[]
  suites?: PlaywrightSuite[]
}

/**
 * Playwright's JSON report as a tally.
 * @throws Error when it is not such a report
 */
export function readPlaywrightReport(report: unknown): Tally {
  const { stats, errors = [], suites = [] } = (report ?? {}) as PlaywrightReport
  const { expected, unexpected, flaky } = stats ?? {}
  if (typeof expected !== 'number' || typeof unexpected !== 'number' || typeof flaky !== 'number')
    throw new Error('This is not a report of Playwright.')
  const failures = [
    ...errors.map(({ message }) => describeFailure('Playwright', 'does not run', message)),
    ...suites.flatMap((suite) => describeTests(suite, 'unexpected')),
  ]
  return {
    passed: expected + flaky,
    failed: errors.length > 0 ? Math.max(unexpected, 1) : unexpected,
    failures,
    flaky: suites.flatMap((suite) => describeTests(suite, 'flaky')),
  }
}

function describeTests({ suites = [], specs = [] }: PlaywrightSuite, wanted: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => describeFailure(file, title, results.find(({ error }) => error)?.error?.message)),
  )
  return [...own, ...suites.flatMap((suite) => describeTests(suite, wanted))]
}

/** Enough to know the fault by, also where a command's output is the message. */
const FAILURE_LINES = 20
const FAILURE_LENGTH = 3000

function describeFailure(file: string, test: string, message = ''): string {
  const path = isAbsolute(file) ? relative(root, file) : file
  const lines = stripVTControlCharacters(message).split('\n')
  const messageLines = lines.map((line) => line.trim()).filter(Boolean)
  return `${path} › ${test}: ${messageLines.slice(0, FAILURE_LINES).join('\n    ')}`.slice(0, FAILURE_LENGTH)
}
