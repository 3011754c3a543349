import { defineConfig } from '@playwright/test'
import { SHOPPER_USER_AGENT, chromiumOptions, testBed } from './src/support/testBed.ts'

/** What other configurations run. */
const OF_OTHERS = ['shipping/**', 'pictures/**', 'lighthouse/**']

const { ports, origins, environment } = await testBed()
const node = `"${process.execPath}"`
// A database that is named gets the demo by the command alone.
const demo = environment['DATABASE_URL'] ? `${node} ../catalog-cli/src/main.ts demo && ` : ''

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // Ranks are made each minute, and pages are cached for most of another.
  testIgnore: [...OF_OTHERS, ...(process.env['FULL'] === '1' ? [] : ['**/circle.e2e.ts'])],
  outputDir: 'test-results/artifacts',
  // The journeys share one catalog and one server: two at a time is what two cores carry.
  workers: 2,
  fullyParallel: false,
  // Several times what a test takes on two busy cores; one that needs longer says so itself.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['./src/support/testBedRemover.ts']],
  use: {
    baseURL: origins.www,
    userAgent: SHOPPER_USER_AGENT,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a worker fetches no test can hold back or answer; the tests of the worker let it in.
    serviceWorkers: 'block',
    // A trace has each document as it was. Writing it takes a fifth of a journey's work, so only the second try has one.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: chromiumOptions({ origins }),
  },
  webServer: {
    name: 'clipfront',
    command: `${demo}${node} ../../tooling/commands/src/start.ts`,
    env: environment,
    wait: { stdout: /^ready/m },
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
  metadata: { ports },
})
