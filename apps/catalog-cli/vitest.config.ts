import { nodeTests } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [nodeTests()],
    // Half of the time is waiting for PostgreSQL and for processes: two files at once take little more than one.
    maxWorkers: 2,
    globalSetup: ['@clipfront/catalog/testing/startTestServer'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
