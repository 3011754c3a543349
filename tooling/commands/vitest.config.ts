import { nodeTests } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Most of the time is waiting for processes: two files at once take little more than one.
    projects: [nodeTests({ maxWorkers: 2 })],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
