import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReleaseStore, type ReleaseStore } from './createReleaseStore.ts'
import { GRACE_MS } from './createServerCode.ts'
import { buildManifest } from './testing/buildManifest.ts'

const SITE = 'uk.clipfront.example'
let folder: string
let store: ReleaseStore

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-store-'))
  store = createReleaseStore(path.join(folder, 'releases'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const numberedManifest = (number: number, server?: string) =>
  buildManifest(SITE, String(number).padStart(16, '0'), {
    builtAt: new Date(number * 1000).toISOString(),
    ...(server && { server }),
  })

async function add(number: number, server?: string): Promise<string> {
  const code = path.join(folder, 'render.mjs')
  writeFileSync(code, `export const code = '${server}'`)
  const manifest = numberedManifest(number, server)
  await store.add(manifest, code, (draft) => writeFile(path.join(draft, 'site.json'), `${number}`))
  return manifest.hash
}

it('takes a release in as a whole, once', async () => {
  const release = await add(1)
  await add(1)
  expect(await store.names(SITE)).toEqual([release])
  expect(await readFile(path.join(store.resolveFolder(SITE, release), 'site.json'), 'utf8')).toBe('1')
  expect(await store.read(SITE, release)).toEqual(numberedManifest(1))
})

it('takes nothing in when it cannot be written', async () => {
  const code = path.join(folder, 'render.mjs')
  writeFileSync(code, '')
  const broken = store.add(numberedManifest(2), code, () => Promise.reject(new Error('no room')))
  await expect(broken).rejects.toThrow('no room')
  expect(readdirSync(path.join(store.folder, SITE))).toEqual([])
})

it('two that add the same at once both succeed', async () => {
  const releases = await Promise.all([add(3), add(3), add(3)])
  expect(new Set(releases).size).toBe(1)
  expect(readdirSync(path.join(store.folder, SITE))).toEqual([releases[0]])
})

it('keeps what a crash left aside out of sight', async () => {
  const release = await add(4)
  mkdirSync(path.join(store.folder, SITE, '0000000000000005.some-id.draft'))
  writeFileSync(path.join(store.folder, SITE, 'prod.json.some-id.draft'), '[{"release"')
  expect(await store.names(SITE)).toEqual([release])
  expect(await store.live(SITE, 'prod')).toBeUndefined()
})

it('removes what a crash left aside, but nothing that may be under way', async () => {
  const release = await add(8)
  const [site, server] = [path.join(store.folder, SITE), path.join(store.folder, 'server')]
  const old = [
    '0000000000000009.id.draft',
    '0000000000000009.id.gone',
    'lock.id.draft',
    'lock.id.successor',
    'prod.json.id.draft',
  ]
  for (const name of old) mkdirSync(path.join(site, name, 'client'), { recursive: true })
  mkdirSync(path.join(server, 'bbbbbbbbbbbbbbbb.id.draft'))
  const young = '000000000000000a.id.draft'
  mkdirSync(path.join(site, young))
  for (const name of old) utimesSync(path.join(site, name), new Date(0), new Date(0))
  utimesSync(path.join(server, 'bbbbbbbbbbbbbbbb.id.draft'), new Date(0), new Date(0))
  expect(await store.prune(SITE, 1)).toEqual([])
  expect(readdirSync(site).toSorted()).toEqual([release, young])
  expect(readdirSync(server)).toEqual(['aaaaaaaaaaaaaaaa'])
})

it.skipIf(process.platform !== 'linux')('has a release on the disk before it can be live', async () => {
  const synced: string[] = []
  const handle = await open(folder, 'r')
  const real = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const spy = vi.spyOn(real, 'sync').mockImplementation(async function sync(this: FileHandle) {
    synced.push(path.relative(store.folder, readlinkSync(`/proc/self/fd/${this.fd}`)))
    return this.datasync()
  })
  const release = await add(9)
  spy.mockRestore()
  const places = synced.map((name) => name.replace(/\.[^./]*-[^./]*\.draft/, ''))
  const inRelease = ['', '/release.json', '/site.json'].map((file) => `${SITE}/${release}${file}`)
  const inServer = ['', '/render.mjs'].map((file) => `server/aaaaaaaaaaaaaaaa${file}`)
  expect(places).toEqual(expect.arrayContaining([...inRelease, ...inServer, SITE, 'server', '', '..']))
})

it('knows what is live in each environment, and what was', async () => {
  const [one, two] = [await add(6), await add(7)]
  await store.activate(SITE, 'prod', one, 'start')
  await store.activate(SITE, 'beta', two, 'ship')
  await store.activate(SITE, 'prod', two, 'promote', 'Mara')
  expect(await store.live(SITE, 'prod')).toMatchObject({ release: two, by: 'promote', person: 'Mara' })
  expect(await store.live(SITE, 'beta')).not.toHaveProperty('person')
  expect((await store.history(SITE, 'prod')).map(({ release }) => release)).toEqual([two, one])
  expect((await store.history(SITE, 'beta')).map(({ release }) => release)).toEqual([two])
})

it('makes nothing live that is not there', async () => {
  await expect(store.activate(SITE, 'prod', '00000000deadbeef', 'ship')).rejects.toThrow(/has no release/)
})

it.each(['../etc', 'server', '', 'UK', 'a/b'])('takes no site called %j', async (site) => {
  await expect(store.live(site, 'prod')).rejects.toThrow(/no site/)
})

it('keeps the one that a rollback would lead to', async () => {
  const [first, second, third] = [await add(30), await add(31), await add(32)]
  await store.activate(SITE, 'prod', first, 'ship')
  await store.activate(SITE, 'prod', third, 'ship')
  expect(await store.prune(SITE, 1)).toEqual([second])
  expect((await store.names(SITE)).toSorted()).toEqual([first, third])
})

it('keeps what was live a short while ago, however many came since: workers and tabs are still at it', async () => {
  const [first, second, third, fourth] = [await add(33), await add(34), await add(35), await add(36)]
  for (const release of [first, second, third, fourth]) await store.activate(SITE, 'prod', release, 'ship')
  expect(await store.prune(SITE, 1)).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * GRACE_MS })
  expect((await store.prune(SITE, 1)).toSorted()).toEqual([first, second])
  expect((await store.names(SITE)).toSorted()).toEqual([third, fourth])
})

it('takes half a release for none', async () => {
  const [half, whole] = [await add(40), await add(41)]
  rmSync(path.join(store.resolveFolder(SITE, half), 'release.json'))
  expect(await store.has(SITE, half)).toBe(false)
  expect((await store.list(SITE)).map(({ hash }) => hash)).toEqual([whole])
  await expect(store.activate(SITE, 'prod', half, 'rollback')).rejects.toThrow(/has no release/)
})

it.each(['lost+found', '.snapshot', 'Backup'])('is not led astray by a folder called %s', async (name) => {
  await add(22)
  await add(23)
  mkdirSync(path.join(store.folder, name))
  expect(await store.prune(SITE, 1)).toHaveLength(1)
})

it('keeps the server code of a site whose folder lies elsewhere', async () => {
  const linked = path.join(store.folder, 'de.clipfront.example')
  mkdirSync(path.join(folder, 'elsewhere/00000000000000de'), { recursive: true })
  const manifest = { ...numberedManifest(1, '2222222222222222'), hash: '00000000000000de' }
  writeFileSync(path.join(folder, 'elsewhere/00000000000000de/release.json'), JSON.stringify(manifest))
  await add(24, '1111111111111111')
  await add(25, '2222222222222222')
  await add(26, '1111111111111111')
  symlinkSync(path.join(folder, 'elsewhere'), linked)
  symlinkSync('loop', path.join(store.folder, 'loop'))
  utimesSync(path.dirname(store.resolveServerCode('2222222222222222')), new Date(0), new Date(0))
  expect(await store.prune(SITE, 1)).toHaveLength(2)
  expect(readdirSync(path.join(store.folder, 'server'))).toContain('2222222222222222')
})

it('is not led astray by what else lies there', async () => {
  await add(20)
  await add(21)
  writeFileSync(path.join(store.folder, SITE, 'lock'), '1')
  writeFileSync(path.join(store.folder, 'notes.txt'), '')
  expect(await store.prune(SITE, 1)).toHaveLength(1)
})

it('removes the oldest, never a live one, and code that nothing needs any more', async () => {
  const [first, second] = [await add(10, '1111111111111111'), await add(11, '2222222222222222')]
  const later = [await add(12, '3333333333333333'), await add(13, '3333333333333333')]
  for (const name of readdirSync(path.join(store.folder, 'server'))) {
    utimesSync(path.join(store.folder, 'server', name), new Date(0), new Date(0))
  }
  await store.activate(SITE, 'prod', first, 'ship')
  expect(await store.prune(SITE, 2)).toEqual([second])
  expect((await store.names(SITE)).toSorted()).toEqual([first, ...later])
  expect(readdirSync(path.join(store.folder, 'server')).toSorted()).toEqual(['1111111111111111', '3333333333333333'])
})
