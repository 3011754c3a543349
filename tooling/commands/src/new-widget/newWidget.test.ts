import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../base/workspace.ts'
import { findProgram } from '../processes/findProgram.ts'
import { COPIED_CONFIG, copyPackages } from '../testing/copyPackages.ts'
import { describeWidget, GROUPS, writeWidget } from './writeWidget.ts'

const isFull = process.env['FULL'] === '1'
/** It says of each widget when it is the right one, and its test holds it against the titles of all stories. */
const GUIDANCE = 'apps/storybook/src/docs'

describe('a new widget', () => {
  it('follows from its name', () => {
    expect(describeWidget('price-history', 'merchant')).toEqual({
      folder: 'price-history',
      component: 'PriceHistory',
      title: 'Merchant/Price history',
    })
  })

  it.each([
    ['PriceHistory', 'Text', /small letters and dashes/],
    ['price_history', 'Text', /small letters and dashes/],
    ['../evil', 'Text', /small letters and dashes/],
    ['price-helper', 'Text', /write what it is or does/],
    ['price-history', 'Misc', /one of Coupon, Merchant/],
  ])('%s in %s is refused with what to write', (name, group, message) => {
    expect(() => describeWidget(name, group)).toThrow(message)
  })
})

describe('the groups of widgets', () => {
  it('are those of the stories, beside the pages', () => {
    const stories = globSync('packages/widgets/src/**/*.stories.tsx', { cwd: root })
    const titles = stories.map((file) => /title: '(\w+)\//.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file)
    expect([...new Set(titles)].toSorted()).toEqual([...GROUPS, 'Pages'].toSorted())
  })

  it('stand in Storybook in the same order', () => {
    const preview = readFileSync(join(root, 'apps/storybook/.storybook/preview.tsx'), 'utf8')
    const [, order = ''] = /storySort: \{\s*order: \[([^\]]+)\]/.exec(preview) ?? []
    const sorted = Array.from(order.matchAll(/'([^']+)'/g), ([, name = '']) => name)
    expect(sorted.filter((name) => GROUPS.some((group) => group === name))).toEqual(GROUPS)
  })
})

describe('in a copy of the checkout, its files', () => {
  let copy: string
  let files: string[]
  let longNamed: string[]
  const widgets = () => join(copy, 'packages/widgets')

  beforeAll(() => {
    copy = copyPackages(['packages/widgets', 'tooling/vitest'], [GUIDANCE])
    files = writeWidget(describeWidget('price-history', 'merchant'), copy)
    longNamed = writeWidget(describeWidget('merchant-opening-hours-of-the-week', 'content'), copy)
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  function run(program: string, ...args: string[]): string {
    return execFileSync(process.execPath, [findProgram(widgets(), program), ...args], {
      cwd: widgets(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  it('are the component, its styles, stories, test, door and changeset, beside its line of guidance', () => {
    expect(files).toHaveLength(7)
    expect(readFileSync(join(copy, files[0] ?? ''), 'utf8')).toContain('export function PriceHistory(')
    expect(files).toContain(`${GUIDANCE}/guidance.ts`)
  })

  it('are not written over, nor under a title that stories have', () => {
    expect(() => writeWidget(describeWidget('price-history'), copy)).toThrow(/there already/)
    expect(() => writeWidget(describeWidget('facts', 'merchant'), copy)).toThrow('Storybook has Merchant/Facts already')
  })

  it('are formatted as everything is, also under a long name, and pass the linter and the compiler', () => {
    run('oxfmt', '--check', ...[...files, ...longNamed].map((file) => join(copy, file)))
    // All else that changes is a table of texts, so the compiler's word on them alone is enough: on all of the package it takes
    // four times as long.
    expect(run('oxlint', '--type-aware', '--type-check', 'src/price-history')).toContain('0 errors')
  })

  it.runIf(isFull)('pass the compiler, with all that may import them', () => {
    expect(run('typescript', '--noEmit')).toBe('')
  })

  it('pass their own tests, and that of all widgets', () => {
    const output = run('vitest', 'run', '--config', COPIED_CONFIG, 'src/price-history', 'src/testing/everyWidget')
    expect(output).toContain('price-history/PriceHistory')
  })

  it('have their line of guidance under the title of their stories', () => {
    const output = run('vitest', 'run', '--root', join(copy, GUIDANCE), 'guidance')
    expect(output).toContain('guidance.test.ts')
  })
})
