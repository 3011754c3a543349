import { browserSettings, RETRIES, TIMEOUTS } from '@clipfront/vitest'
import { type Language, LANGUAGES, siteIn } from '@clipfront/widgets/testing'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { buildSiteId } from './src/toolbar.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** The pages hold nearly every widget. */
const ALL_BUT_PAGES = ['../../packages/widgets/src/!(pages)/**']

function storiesIn(language: Language, exclude: string[] = []): TestProjectConfiguration {
  const initialGlobals = { site: buildSiteId(siteIn(language)) }
  return {
    extends: true,
    plugins: [storybookTest({ configDir, initialGlobals })],
    test: { ...TIMEOUTS, retry: RETRIES, name: `stories ${language}`, browser: browserSettings(), exclude },
  }
}

/**
 * Every story in Chromium: it renders, what it plays holds, axe finds nothing. In English, the pages in Arabic as well; under FULL
 * all of them in every language.
 */
export default defineConfig({
  test: {
    projects: process.env['FULL']
      ? LANGUAGES.map((language) => storiesIn(language))
      : [storiesIn('en-GB'), storiesIn('ar-AE', ALL_BUT_PAGES)],
    // This part runs alone: two pages at once.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/stories.json' }]],
  },
})
