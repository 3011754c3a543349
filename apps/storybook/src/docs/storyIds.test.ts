import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '../..')
const readAll = (...patterns: string[]) =>
  globSync(patterns, { cwd: app }).map((path) => ({ path, text: readFileSync(join(app, path), 'utf8') }))

/** By titles and exports, and the docs page of each title: without `autodocs` there is none. */
function listStories(): string[] {
  return readAll('src/**/*.stories.tsx', '../../packages/widgets/src/**/*.stories.tsx').flatMap(({ text }) => {
    const [meta, title = ''] = /const meta = \{\s*title: '(.+?)',[^]*?\n?\} satisfies Meta/.exec(text) ?? []
    const names = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) => storyNameFromExport(name))
    return [...names, ...(meta?.includes("'!autodocs'") ? [] : ['docs'])].map((name) => toId(title, name))
  })
}

function listPages(): string[] {
  return readAll('src/**/*.mdx').flatMap(({ text }) => {
    const [, title] = /<Meta title="(.+)" \/>/.exec(text) ?? []
    return title === undefined ? [] : [toId(title, 'docs')]
  })
}

/** As addresses name them, `pages-home--in-full`; a name with nothing before its `--` is a property of CSS. */
const ID = /(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)*--[a-z0-9]+(?:-[a-z0-9]+)*/g

const known = new Set([...listStories(), ...listPages()])
const named = readAll('src/**/*.{ts,tsx,mdx}').flatMap(({ path, text }) => {
  const ids = text.match(ID) ?? []
  return ids.length > 0 && path !== 'src/docs/storyIds.test.ts' ? [{ path, ids }] : []
})

describe('[R1.2] the stories that are framed or linked by their ids', () => {
  it('are found in the wall of all sites and in the Page Lab', () => {
    const counts = Object.fromEntries(named.map(({ path, ids }) => [path, ids.length]))
    expect(counts).toMatchObject({ 'src/wall/SiteWall.tsx': 3, 'src/lab/LabWindow.tsx': 1 })
  })

  it.each(named)('are there: $path', ({ ids }) => {
    expect(ids.filter((id) => !known.has(id))).toEqual([])
  })
})
