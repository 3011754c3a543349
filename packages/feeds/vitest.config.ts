import { nodeTests } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [nodeTests()],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
