import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { isRecording } from './src/pictures/recording.ts'
import { picturedSites } from './src/pictures/picturedPages.ts'
import { chromiumOptions, testBed } from './src/support/testBed.ts'

const { webServer } = base
if (!webServer || Array.isArray(webServer)) throw new Error('playwright.config.ts starts one server')

/** Every machine draws a letter in the same dots: no hinting, no colours beside its edges. */
const SAME_DOTS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** Pictures of pages, compared with those that are recorded. `UPDATE_PICTURES=1` records them. */
export default defineConfig({
  ...base,
  testDir: 'src/pictures',
  testIgnore: [],
  outputDir: 'test-results/pictures-artifacts',
  fullyParallel: true,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/pictures.json' }],
    ['./src/support/testBedRemover.ts'],
    ['./src/pictures/reportHindrance.ts'],
  ],
  snapshotPathTemplate: '{testDir}/recorded/{arg}{ext}',
  updateSnapshots: isRecording ? 'changed' : 'none',
  globalTeardown: './src/pictures/finishRecording.ts',
  expect: {
    timeout: 15_000,
    // A colour that is one shade off is seen; the edge of a curve may be.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.02, maxDiffPixels: 40 },
  },
  use: { ...base.use, trace: 'off', launchOptions: chromiumOptions(await testBed(), SAME_DOTS) },
  webServer: {
    ...webServer,
    env: { ...webServer.env, SITES: picturedSites.map(({ site }) => site.code).join(',') },
  },
})
