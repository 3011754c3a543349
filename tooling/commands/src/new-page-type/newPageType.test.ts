import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import { git } from '../base/git.ts'
import { findWorkspacePackages, root } from '../base/workspace.ts'
import { findProgram } from '../processes/findProgram.ts'
import { COPIED_CONFIG, copyPackages } from '../testing/copyPackages.ts'
import { describePageType, refuseTaken, writePageType } from './writePageType.ts'

/** The whole of the checks, and the tests over all page types, take minutes. */
const isFull = process.env['FULL'] === '1'
const WIDGETS = 'packages/widgets'
const PAGE_API = 'apps/page-api'

/** Of the new files, by what they test. */
const OWN_TESTS = [
  ['page', PAGE_API, 'src/pages/freshPicksPage', 'freshPicksPage.test.ts'],
  ['template', WIDGETS, 'src/pages/fresh-picks', 'FreshPicksPage.browser.tsx'],
] as const

describe('a new page type', () => {
  it('follows from its name', () => {
    expect(describePageType('fresh-picks')).toEqual({
      type: 'fresh-picks',
      component: 'FreshPicks',
      variable: 'freshPicks',
      key: "'fresh-picks'",
      path: "PAGE_PATHS['fresh-picks']",
      heading: 'Fresh picks',
    })
    expect(describePageType('picks')).toMatchObject({ key: 'picks', path: 'PAGE_PATHS.picks', component: 'Picks' })
  })

  it.each([
    ['FreshPicks', /small letters and dashes/],
    ['../evil', /small letters and dashes/],
    ['fresh-data', /Names say what a page type is for/],
    ['offline', /by themselves/],
    ['api', /by themselves/],
  ])('%s is refused with what to write', (name, message) => {
    expect(() => describePageType(name)).toThrow(message)
  })

  it.each([
    ['tag', 'a page type'],
    ['posts', 'the key of a page'],
    ['blog', 'the path of a page'],
    ['no-programme', 'a folder of pages'],
    ['post', 'a page function'],
    ['directory', 'a page function'],
    ['build', 'a function beside them'],
    ['listing', 'a schema'],
    ['filters', 'samples'],
  ])('%s is refused, since that is %s already', (name) => {
    expect(() => refuseTaken(describePageType(name), root)).toThrow(/already/)
  })

  it.each(['best', 'letter', 'fresh-picks'])('%s is free', (name) => {
    expect(() => refuseTaken(describePageType(name), root)).not.toThrow()
  })
})

describe('in a copy of the checkout', () => {
  let copy: string
  let files: string[]

  beforeAll(() => {
    copy = copyPackages(
      findWorkspacePackages().map(({ path }) => path),
      ['docs', '.changeset', '.github', '.ci'],
    )
    commitAll()
    files = writePageType(describePageType('fresh-picks'), copy)
    git(copy, 'add', '--all')
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  /** The checks read what git knows, and compare with the first commit. */
  function commitAll(): void {
    git(copy, 'init', '--quiet')
    git(copy, 'add', '--all')
    git(copy, '-c', 'user.name=Test', '-c', 'user.email=test@clipfront.example', 'commit', '--quiet', '-m', 'copy')
  }

  function read(path: string): string {
    return readFileSync(join(copy, path), 'utf8')
  }

  function runIn(folder: string, program: string, ...args: string[]): string {
    const cwd = join(copy, folder)
    return execFileSync(process.execPath, [findProgram(cwd, program), ...args], {
      cwd,
      // What runs in the copy is no search for new examples.
      env: { ...process.env, FULL: '' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  function check(...names: string[]): string {
    const command = join(copy, 'tooling/commands/src/check.ts')
    return execFileSync(process.execPath, [command, ...names], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  }

  it('are a schema, a page, a template, samples, stories and tests, and a line in each table', () => {
    expect(files).toContain('packages/widgets/src/pages/fresh-picks/FreshPicksPage.tsx')
    expect(read('packages/page-data/src/values/pageTypes.ts')).toContain("  'fresh-picks',\n")
    expect(read('packages/site-config/src/site/defineSite.ts')).toContain("  'fresh-picks': 'fresh-picks',\n")
  })

  it('are not written over', () => {
    expect(() => writePageType(describePageType('fresh-picks'), copy)).toThrow(/already/)
  })

  it('pass the quick checks, those of history among them', () => {
    const quick = ['format', 'house-style', 'names', 'docs', 'messages', 'words', 'changeset']
    expect(check(...quick)).toBe(quick.map((name) => `passed  ${name}\n`).join(''))
  })

  // Packages are read as source: these three compile all that has a line of it, but for the benchmarks.
  it.each(drawOne([PAGE_API, 'apps/storybook', 'apps/e2e'], 'compiled page type'))(
    `pass the compiler in %s (${SAMPLED})`,
    (folder) => {
      expect(runIn(folder, 'typescript', '--noEmit')).toBe('')
    },
  )

  it.each([
    [WIDGETS, 'src/pages/fresh-picks', 'src/testing/sampleFreshPicks.ts'],
    [PAGE_API, 'src/pages/freshPicksPage.ts', 'src/pages/freshPicksPage.test.ts'],
  ])('pass the linter in %s', (folder, ...own) => {
    expect(runIn(folder, 'oxlint', '--type-aware', ...own)).toContain('0 errors')
  })

  it.each(drawOne(OWN_TESTS, 'own tests'))(`pass the tests of their %s (${SAMPLED})`, (_, folder, tests, file) => {
    expect(runIn(folder, 'vitest', 'run', '--config', COPIED_CONFIG, tests)).toContain(file)
  })

  it.runIf(isFull)('pass every check, and the tests over all page types', { timeout: 900_000 }, () => {
    expect(check('floors', 'rooms', 'cases', 'consistency', 'owners', 'unused')).not.toContain('FAILED')
    for (const { path, scripts } of findWorkspacePackages()) {
      if (scripts['typecheck']) runIn(path, 'typescript', '--noEmit')
      if (scripts['lint']) runIn(path, 'oxlint', '--type-aware')
    }
    const overAll = [
      ['packages/page-data'],
      ['packages/routing', 'src/head', 'src/page-paths', 'src/product-url', 'src/own-paths'],
      ['packages/site-config'],
      ['packages/shell', 'src/click-out', 'src/server/share', 'src/config', 'src/smoke'],
      [WIDGETS, 'src/testing', 'src/share-card', 'src/standard', 'src/tokens/widths'],
      [PAGE_API, 'everyPageType', 'ownPaths', 'crawlers', 'spellings', 'wording', 'emptyCatalog'],
    ] as const
    for (const [folder, ...parts] of overAll) runIn(folder, 'vitest', 'run', '--config', COPIED_CONFIG, ...parts)
  })
})
