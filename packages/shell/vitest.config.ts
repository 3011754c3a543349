import { browserSettings, nodeTests, RETRIES, TIMEOUTS } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'

/** Found one by one while tests run, each would reload the page under the test that runs just then, with a second React. */
const BUNDLED_BEFOREHAND = [
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
]

export default defineConfig({
  optimizeDeps: { include: BUNDLED_BEFOREHAND },
  test: {
    // Half of the time is waiting for processes and browsers: two files at once take little more than one.
    projects: [
      nodeTests({ maxWorkers: 2 }),
      {
        extends: true,
        test: {
          ...TIMEOUTS,
          retry: RETRIES,
          name: 'browser',
          include: ['src/**/*.browser.{ts,tsx}'],
          // One page takes one file after another, so that what they share is loaded once: a file takes back what it changes.
          isolate: false,
          browser: browserSettings(),
        },
      },
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
