import { browserSettings, nodeTests, RETRIES, SERVER_OPTIONS, TIMEOUTS } from '@clipfront/vitest'
import { type Language, LANGUAGES, siteIn } from '@clipfront/widgets/testing'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { buildSiteId } from './src/view/resolveView.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

function storiesIn(language: Language): TestProjectConfiguration {
  const initialGlobals = { site: buildSiteId(siteIn(language)) }
  return {
    extends: true,
    plugins: [storybookTest({ configDir, initialGlobals })],
    test: { ...TIMEOUTS, retry: RETRIES, name: `stories ${language}`, browser: browserSettings() },
  }
}

/**
 * Every story in Chromium: it renders, what it plays holds, axe finds nothing. In English, since the conformance of each widget has
 * axe look at the same states in Arabic; under FULL in every language.
 */
export default defineConfig({
  server: SERVER_OPTIONS,
  test: {
    projects: [
      nodeTests(),
      ...(process.env['FULL'] ? LANGUAGES : (['en-GB'] as const)).map((language) => storiesIn(language)),
    ],
    // This part runs alone: two pages at once.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/stories.json' }]],
  },
})
