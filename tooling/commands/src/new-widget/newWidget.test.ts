import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../base/workspace.ts'
import { findProgram } from '../processes/findProgram.ts'
import { COPIED_CONFIG, copyPackages } from '../testing/copyPackages.ts'
import { describeWidget, GROUPS, writeWidget } from './writeWidget.ts'

const isFull = process.env['FULL'] === '1'

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
  const widgets = () => join(copy, 'packages/widgets')

  beforeAll(() => {
    copy = copyPackages(['packages/widgets', 'tooling/vitest'])
    files = writeWidget(describeWidget('price-history', 'merchant'), copy)
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  function run(program: string, ...args: string[]): string {
    return execFileSync(process.execPath, [findProgram(widgets(), program), ...args], {
      cwd: widgets(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  it('are the component, its styles, stories, test, door and changeset, and are not written over', () => {
    expect(files).toHaveLength(6)
    expect(readFileSync(join(copy, files[0] ?? ''), 'utf8')).toContain('export function PriceHistory(')
    expect(() => writeWidget(describeWidget('price-history'), copy)).toThrow(/there already/)
  })

  it('are formatted as everything is, and pass the linter and the compiler', () => {
    const own = files
      .filter((file) => file.startsWith('packages/'))
      .map((file) => file.replace('packages/widgets/', ''))
    run('oxfmt', '--check', ...own)
    // They change no other file, so the compiler's word on them alone is enough: on all of the package it takes four times as long.
    expect(run('oxlint', '--type-aware', '--type-check', 'src/price-history')).toContain('0 errors')
  })

  it.runIf(isFull)('pass the compiler, with all that may import them', () => {
    expect(run('typescript', '--noEmit')).toBe('')
  })

  it('pass their own tests, and that of all widgets', () => {
    const output = run('vitest', 'run', '--config', COPIED_CONFIG, 'src/price-history', 'src/testing/everyWidget')
    expect(output).toContain('price-history/PriceHistory')
  })
})
