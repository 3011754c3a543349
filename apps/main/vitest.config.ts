import { nodeTests } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [nodeTests()],
    // Each of them builds, into one folder: two at once would find each other's drafts.
    fileParallelism: false,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
