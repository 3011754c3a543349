import { defineConfig } from '@playwright/test'
import { testBed } from './src/support/testBed.ts'

// Chosen before there are workers: who removes the data must know its folder.
await testBed()

/** What a team does: its own servers, no browser, and the machine for itself. */
export default defineConfig({
  testDir: 'src/shipping',
  testMatch: '*.e2e.ts',
  // Every check over a whole copy of the repository, and hundreds of sites: minutes.
  testIgnore: process.env['FULL'] === '1' ? [] : ['newSite.e2e.ts', 'manySites.e2e.ts'],
  outputDir: 'test-results/shipping-artifacts',
  workers: 1,
  // Several times what a test takes on two busy cores; one that needs longer says so itself.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/shipping.json' }], ['./src/support/testBedRemover.ts']],
})
