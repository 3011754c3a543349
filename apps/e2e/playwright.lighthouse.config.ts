import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** One page at a time, since all of them are timed. */
export default defineConfig({
  ...base,
  testDir: 'src/lighthouse',
  testIgnore: [],
  outputDir: 'test-results/lighthouse-artifacts',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/lighthouse.json' }], ['./src/support/testBedRemover.ts']],
})
