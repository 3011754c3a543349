import { nodeTests } from '@clipfront/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [nodeTests()],
    // No file changes what another one imports; hundreds of expressions are compiled once, not once a file.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
