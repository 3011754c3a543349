import { nodeTests } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [nodeTests()],
    // Half of the time is waiting for PostgreSQL and for processes: two files at once take little more than one.
    maxWorkers: 2,
    // Each file has a database of its own and shares no module's state: what it imports is read once, not once a file.
    isolate: false,
    globalSetup: ['@clipfront/catalog/testing/startTestServer'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
