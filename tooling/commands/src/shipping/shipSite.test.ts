import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { createReleaseStore, type ReleaseStore } from '@clipfront/shell/releases'
import { buildManifest } from '@clipfront/shell/releases-testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smokeTestRelease } from './smokeTestRelease.ts'
import { findPerson, shipSite } from './shipSite.ts'

const TIMEOUT_MS = 120_000
const RELEASE = '1'.repeat(16)
const SERVER_CODE = 'export const createRenderer = () => ({})'
const TEXTS = { 'site.json': '{}', 'messages.mjs': 'export const messages = {}' }
const hashRelease = (text: string) => createHash('sha256').update(text).digest('hex')
const uk = findSiteByName('main/uk') as Site

let folder: string
let store: ReleaseStore
let lines: string[]

/** A release of no page type, which beta shows. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-ship-'))
  store = createReleaseStore(path.join(folder, 'releases'))
  lines = []
  const code = path.join(folder, 'render.mjs')
  writeFileSync(code, SERVER_CODE)
  const files = Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, { hash: hashRelease(text), bytes: text.length }]),
  )
  const server = hashRelease(SERVER_CODE).slice(0, 16)
  await store.add(buildManifest(uk.code, RELEASE, { server, files }), code, async (draft) => {
    for (const [name, text] of Object.entries(TEXTS)) writeFileSync(path.join(draft, name), text)
  })
  await store.activate(uk.code, 'beta', RELEASE, 'ship')
})
afterEach(() => rmSync(folder, { recursive: true }))

const say = (line: string) => void lines.push(line)

function promote(): Promise<string> {
  return shipSite(uk, store, { dataFolder: folder, environment: 'prod', isPromotion: true, say })
}

it('makes live on prod what beta shows', { timeout: TIMEOUT_MS }, async () => {
  expect(await promote()).toBe(RELEASE)
  expect(await store.live(uk.code, 'prod')).toMatchObject({
    release: RELEASE,
    by: 'promote',
    person: findPerson(),
  })
})

it('makes no release live that differs from what was built', { timeout: TIMEOUT_MS }, async () => {
  writeFileSync(path.join(store.resolveFolder(uk.code, RELEASE), 'site.json'), '{ }')
  await expect(promote()).rejects.toThrow(/was not made live[^]*site\.json is not what was built/)
  expect(await store.live(uk.code, 'prod')).toBeUndefined()
})

it('weighs a new release, and not one that is rolled back to', { timeout: TIMEOUT_MS }, async () => {
  const file = path.join(store.resolveFolder(uk.code, RELEASE), 'release.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...manifest, weights: { home: { scripts: 10_000_000, styles: 0 } } }))
  await expect(promote()).rejects.toThrow(/was not made live[^]*home: 10000000 bytes of scripts/)
  await smokeTestRelease(store, uk.code, RELEASE, { isNew: false })
})

it('succeeds although old releases cannot be removed', { timeout: TIMEOUT_MS }, async () => {
  const damaged = path.join(store.folder, uk.code, '2'.repeat(16))
  mkdirSync(damaged)
  writeFileSync(path.join(damaged, 'release.json'), '{')
  expect(await promote()).toBe(RELEASE)
  expect(lines.at(-1)).toMatch(/^they stay: SyntaxError/)
})

it('notes who ships: the editor that is named, else the account', () => {
  expect(findPerson({ CLIPFRONT_EDITOR: ' Mara ' })).toBe('Mara')
  expect(findPerson({})).toBe(userInfo().username)
})
