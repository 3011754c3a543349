import { browserSettings, nodeTests, RETRIES, SERVER_OPTIONS, TIMEOUTS } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'
import { cssModules } from './src/testing/cssModules.ts'
import { answerPicture, countRequests } from './src/testing/pictureHost.ts'
import { renderOnServer } from './src/testing/renderOnServer.ts'

/** Found one by one while tests run, each would reload the page under the test that runs just then. */
const BUNDLED_BEFOREHAND = [
  'axe-core',
  'clsx',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'storybook/test',
  'vitest-browser-react',
]

export default defineConfig({
  css: cssModules,
  server: SERVER_OPTIONS,
  optimizeDeps: { include: BUNDLED_BEFOREHAND },
  test: {
    projects: [
      nodeTests(),
      {
        extends: true,
        test: {
          ...TIMEOUTS,
          retry: RETRIES,
          name: 'browser',
          provide: { isFull: Boolean(process.env['FULL']), seed: Number(process.env['SEED'] ?? 7) },
          include: ['src/**/*.browser.{ts,tsx}'],
          // One page for all files: see freshPage.setup.ts.
          isolate: false,
          setupFiles: ['src/testing/freshPage.setup.ts', 'src/testing/fonts.setup.ts'],
          browser: { ...browserSettings(), commands: { answerPicture, countRequests, renderOnServer } },
        },
      },
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
