import { browserSettings, nodeTests, RETRIES, SERVER_OPTIONS, TIMEOUTS } from '@clipfront/vitest'
import { drawOne } from '@clipfront/vitest/sample'
import { type Language, LANGUAGES, siteIn } from '@clipfront/widgets/testing'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { buildSiteId } from './src/view/resolveView.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const configDir = join(FOLDER, '.storybook')

function storiesIn(language: Language): TestProjectConfiguration {
  return buildProject(language, 'test', [])
}

/** Those that play alone, by the tag that Storybook gives them. A file costs the start of a page, also where none of it plays. */
function playsIn(language: Language): TestProjectConfiguration {
  const files = globSync(['src/**/*.stories.tsx', '../../packages/widgets/src/**/*.stories.tsx'], { cwd: FOLDER })
  const silent = files.map((file) => join(FOLDER, file)).filter((file) => !/\bplay\b/.test(readFileSync(file, 'utf8')))
  return buildProject(language, 'play-fn', silent)
}

function buildProject(language: Language, tag: 'test' | 'play-fn', exclude: string[]): TestProjectConfiguration {
  const initialGlobals = { site: buildSiteId(siteIn(language)) }
  return {
    extends: true,
    plugins: [storybookTest({ configDir, initialGlobals, tags: { include: [tag] } })],
    test: { ...TIMEOUTS, retry: RETRIES, name: `stories ${language}`, exclude, browser: browserSettings() },
  }
}

const FOREIGN = LANGUAGES.filter((language) => !language.startsWith('en-'))
const projects = process.env['FULL']
  ? LANGUAGES.map(storiesIn)
  : [storiesIn('en-GB'), ...drawOne(FOREIGN, 'stories').map(playsIn)]

/**
 * Every story in Chromium: it renders, what it plays holds, axe finds nothing. In English, since the conformance of each widget has
 * axe look at one of its states in Arabic and in the dark; those that play in another language too, since they look for its words.
 * Under FULL every story in every language.
 */
export default defineConfig({
  server: SERVER_OPTIONS,
  test: {
    projects: [nodeTests(), ...projects],
    // This part runs alone: two pages at once.
    maxWorkers: 2,
    // As in Storybook itself, where one story follows another in the same page: what they share is loaded once, not once a file.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/stories.json' }]],
  },
})
