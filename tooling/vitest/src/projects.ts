import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumLaunch } from './chromiumLaunch.ts'

/**
 * How long tests, their set-up, and whatever they wait for may take. A machine that runs everything at once is slow, and patience
 * costs nothing where all is well.
 */
export const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }
/** A full run tries twice as many examples of each property, on machines that do more beside it. */
const NODE_PATIENCE = process.env['FULL'] === '1' ? { ...PATIENCE, testTimeout: 600_000 } : PATIENCE

/** `*.test.ts(x)`: logic, in Node. */
export function nodeTests(): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      ...NODE_PATIENCE,
      name: 'unit',
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [join(import.meta.dirname, 'examples.setup.ts')],
    },
  }
}

/** `*.browser.ts(x)`: behaviour, in a real Chromium. */
export function browserTests(): TestProjectConfiguration {
  return {
    extends: true,
    test: { ...PATIENCE, name: 'browser', include: ['src/**/*.browser.{ts,tsx}'], browser: browserSettings() },
  }
}

/** A fresh object for each project: Vitest writes into it, and a shared one is taken for the same browser defined twice. */
export function browserSettings() {
  return {
    enabled: true,
    headless: true,
    connectTimeout: PATIENCE.hookTimeout,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunch() }),
    instances: [{ browser: 'chromium' as const }],
  }
}
