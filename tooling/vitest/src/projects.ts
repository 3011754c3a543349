import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumLaunch } from './findChromium.ts'

/**
 * What tests and their set-up may take before they count as hanging: many times what they take on two busy cores. A test that needs
 * longer says so itself.
 */
export const TIMEOUTS = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }
/** A full run tries ten times as many examples of each property, and more cases at once. */
const FULL_FACTOR = process.env['FULL'] === '1' ? 3 : 1

/**
 * A test that fails once is tried again, and named at the end of the run: a busy machine stops nobody, and the fault has a name.
 * Not where a full run looks for new examples: another try would look at others.
 */
export const RETRIES = 1

/**
 * `*.test.ts(x)`: logic, in Node. A process takes one file after another: what they import is read and compiled once, not once a file.
 * So a file takes back what it changes for all, such as a global, a clock or a method of an object that others use.
 * @param options.maxWorkers such processes; by default one less than there are cores
 */
export function nodeTests({ maxWorkers }: { maxWorkers?: number } = {}): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      ...TIMEOUTS,
      ...(maxWorkers ? { maxWorkers } : {}),
      testTimeout: TIMEOUTS.testTimeout * FULL_FACTOR,
      retry: FULL_FACTOR > 1 ? 0 : RETRIES,
      name: 'unit',
      environment: 'node',
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [join(import.meta.dirname, 'examples.setup.ts')],
    },
  }
}

/** `*.browser.ts(x)`: behaviour, in a real Chromium. */
export function browserTests(): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      ...TIMEOUTS,
      retry: RETRIES,
      name: 'browser',
      include: ['src/**/*.browser.{ts,tsx}'],
      browser: browserSettings(),
    },
  }
}

/**
 * Vite's `server` option. The browser keeps the modules that it has loaded: a page that comes later asks for hundreds that one before
 * had. Not where tests are watched, since a module changes there.
 */
export const SERVER_OPTIONS = process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {}

/** A fresh object for each project: Vitest writes into it, and a shared one is taken for the same browser defined twice. */
export function browserSettings() {
  return {
    enabled: true,
    headless: true,
    connectTimeout: TIMEOUTS.hookTimeout,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunch() }),
    instances: [{ browser: 'chromium' as const }],
  }
}
