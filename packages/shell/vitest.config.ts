import { browserTests, nodeTests } from '@clipfront/vitest'
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
    projects: [nodeTests({ maxWorkers: 2 }), browserTests()],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
