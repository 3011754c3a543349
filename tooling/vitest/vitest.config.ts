import { nodeTests } from './src/index.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: [nodeTests()], reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]] },
})
