import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createReleaseStore, type ReleaseStore } from './createReleaseStore.ts'
import { buildManifest } from './testing/buildManifest.ts'
import { findDamage } from '../smoke/smokeRelease.ts'

const SITE = 'uk.clipfront.example'
const RELEASE = '1'.repeat(16)
const SCRIPT = 'client/assets/site-a.js'
const TEXTS = { [SCRIPT]: 'export const a = 1', 'site.json': '{}' }
const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

let folder: string
let store: ReleaseStore
let server: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-damage-'))
  store = createReleaseStore(path.join(folder, 'releases'))
  const code = path.join(folder, 'render.mjs')
  writeFileSync(code, 'export const code = 1')
  server = hashText('export const code = 1').slice(0, 16)
  const files = Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, { hash: hashText(text), bytes: text.length }]),
  )
  await store.add(buildManifest(SITE, RELEASE, { server, files }), code, async (draft) => {
    for (const [name, text] of Object.entries(TEXTS)) {
      mkdirSync(path.dirname(path.join(draft, name)), { recursive: true })
      writeFileSync(path.join(draft, name), text)
    }
    writeFileSync(path.join(draft, `${SCRIPT}.br`), brotliCompressSync(TEXTS[SCRIPT] ?? ''))
    writeFileSync(path.join(draft, `${SCRIPT}.gz`), gzipSync(TEXTS[SCRIPT] ?? ''))
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

const damage = () => findDamage(store, SITE, RELEASE)
const inRelease = (name: string) => path.join(store.resolveFolder(SITE, RELEASE), name)

it('there is none in what was built', async () => {
  expect(await damage()).toEqual([])
})

it.each([SCRIPT, `${SCRIPT}.br`, `${SCRIPT}.gz`, 'site.json'])('%s is another one', async (name) => {
  writeFileSync(inRelease(name), name.endsWith('.br') ? brotliCompressSync('alert(1)') : gzipSync('alert(1)'))
  expect(await damage()).toEqual([inRelease(name)])
})

it.each([
  ['has more than was built', (file: string) => appendFileSync(file, ' ')],
  ['is cut short', (file: string) => truncateSync(file, 1)],
  ['is gone', (file: string) => rmSync(file)],
])('a file %s, and so is the server’s code', async (_, spoil) => {
  spoil(inRelease('site.json'))
  expect(await damage()).toEqual([inRelease('site.json')])
  spoil(store.resolveServerCode(server))
  expect(await damage()).toEqual([store.resolveServerCode(server), inRelease('site.json')])
})
