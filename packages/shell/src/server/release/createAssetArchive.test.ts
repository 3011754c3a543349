import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReleaseStore, type ReleaseStore } from '../../releases/createReleaseStore.ts'
import { buildManifest } from '../../releases/testing/buildManifest.ts'
import { createAssetArchive } from './createAssetArchive.ts'

const SITE = 'uk.clipfront.example'
const [OLD, NEW] = ['1', '2'].map((digit) => digit.repeat(16)) as [string, string]

let folder: string
let store: ReleaseStore

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-archive-'))
  store = createReleaseStore(path.join(folder, 'releases'))
  await add(OLD, 1)
  await add(NEW, 2)
  await store.activate(SITE, 'prod', OLD, 'ship')
  await store.activate(SITE, 'prod', NEW, 'ship')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A release with a script of its own, `/assets/site-<release>.js`, and a page's envelope. */
async function add(release: string, builtAt: number): Promise<void> {
  const serverCode = path.join(folder, 'render.mjs')
  writeFileSync(serverCode, '')
  const texts = { [`client/assets/site-${release}.js`]: release, 'envelopes/home.html': '<html>', 'site.json': '{}' }
  const files = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [
      file,
      { hash: createHash('sha256').update(text).digest('hex'), bytes: text.length },
    ]),
  )
  const manifest = buildManifest(SITE, release, { files, builtAt: new Date(builtAt).toISOString() })
  await store.add(manifest, serverCode, async (draft) => {
    for (const [file, text] of Object.entries(texts)) {
      await mkdir(path.dirname(path.join(draft, file)), { recursive: true })
      await writeFile(path.join(draft, file), text)
    }
  })
}

it('has the files of releases that are live no more', async () => {
  const archive = createAssetArchive(store)
  for (const release of [OLD, NEW]) {
    const asset = await archive(SITE, `/assets/site-${release}.js`)
    expect(asset?.plain.toString()).toBe(release)
    expect(asset?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

it('has those of a release that came after it was made', async () => {
  const archive = createAssetArchive(store)
  const third = '3'.repeat(16)
  await add(third, 3)
  expect((await archive(SITE, `/assets/site-${third}.js`))?.plain.toString()).toBe(third)
})

it('has them also when the clock was put back', { timeout: 30_000 }, async () => {
  const archive = createAssetArchive(store)
  await archive(SITE, '/assets/none.js')
  vi.spyOn(Date, 'now').mockReturnValue(0)
  const third = '3'.repeat(16)
  await add(third, 3)
  await expect.poll(() => archive(SITE, `/assets/site-${third}.js`), { timeout: 20_000 }).toBeDefined()
})

it.each([
  '/assets/none.js',
  '/site.json',
  '/assets/../site.json',
  '/envelopes/home.html',
  '/assets/../../release.json',
])('has no %s', async (file) => {
  expect(await createAssetArchive(store)(SITE, file)).toBeUndefined()
})

it('has nothing of another site', async () => {
  expect(await createAssetArchive(store)('de.clipfront.example', `/assets/site-${OLD}.js`)).toBeUndefined()
})
