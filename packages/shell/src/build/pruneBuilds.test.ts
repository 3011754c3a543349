import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rebuildIfStale } from './rebuildIfStale.ts'
import { codeFolder, inputsFile, messagesFolder } from './buildFolders.ts'
import { pruneBuilds } from './buildUnit.ts'

const source = (name: string) => ({ pathComponent: { module: '@clipfront/widgets/pages/x', name } })
const templates = { home: { home: source('HomePage') }, error: { error: source('ErrorPage') } }
const LONG_AGO = new Date(0)

let app: { root: string; templates: typeof templates }
let site: Site
beforeEach(() => {
  app = { root: mkdtempSync(path.join(tmpdir(), 'clipfront-prune-')), templates }
  const uk = findSiteByName('main/uk')
  if (!uk) throw new Error('there is no site main/uk')
  site = { ...uk, pageType: { home: 'home', error: 'error' } }
  for (const folder of [codeFolder(app, site), messagesFolder(app, site.language)])
    mkdirSync(folder, { recursive: true })
  writeFileSync(inputsFile(app, site), '{}')
})
afterEach(() => rmSync(app.root, { recursive: true }))

const built = () => readdirSync(path.join(app.root, 'dist')).toSorted()

function addUnused(...names: string[]): void {
  for (const name of names) mkdirSync(path.join(app.root, 'dist', name))
}

function age(...names: string[]): void {
  for (const name of names) utimesSync(path.join(app.root, 'dist', name), LONG_AGO, LONG_AGO)
}

async function make(draft: string) {
  mkdirSync(draft)
  return { files: {}, packages: {} }
}

it('builds go that no site asks for and nobody has used for a day', async () => {
  const needed = built()
  addUnused('code-0000aaaa', 'code-1111bbbb', 'messages-xx-XX', 'code-2222cccc.draft', 'server')
  writeFileSync(path.join(app.root, 'dist/inputs-gone.json'), '{}')
  age(...built().filter((name) => name !== 'code-1111bbbb'))
  await pruneBuilds(app, [site])
  expect(built()).toEqual([...needed, 'code-1111bbbb', 'server'].toSorted())
})

it('a build that is up to date is used by being asked for', async () => {
  addUnused('code-0000aaaa')
  const folder = path.join(app.root, 'dist/code-3333dddd')
  expect(await rebuildIfStale(folder, [], make)).toBe(true)
  age('code-0000aaaa', 'code-3333dddd')
  expect(await rebuildIfStale(folder, [], make)).toBe(false)
  await pruneBuilds(app, [site])
  expect(existsSync(path.join(app.root, 'dist/code-0000aaaa'))).toBe(false)
  expect(existsSync(folder)).toBe(true)
})
