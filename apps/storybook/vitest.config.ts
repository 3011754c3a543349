import { fileURLToPath } from 'node:url'
import { browserSettings, PATIENCE } from '@clipfront/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story in Chromium: it renders, what it plays holds, axe finds nothing. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: { ...PATIENCE, name: 'stories', browser: browserSettings() },
      },
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/stories.json' }]],
  },
})
