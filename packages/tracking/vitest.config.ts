import { browserTests, nodeTests } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [nodeTests(), browserTests()],
    globalSetup: ['src/testing/collector.setup.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
