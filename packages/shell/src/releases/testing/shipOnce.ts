// node shipOnce.ts RELEASES NUMBER…: makes releases of one site and each of them live, as ships do, one after the other.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createReleaseStore } from '../createReleaseStore.ts'
import { buildManifest } from './buildManifest.ts'

const SITE = 'uk.clipfront.example'
const FILE = 'client/assets/site.js'

const [folder = '', ...numbers] = process.argv.slice(2)
const store = createReleaseStore(folder)
const serverCode = join(folder, '..', 'render.mjs')
await mkdir(folder, { recursive: true })
await writeFile(serverCode, 'export {}')
for (const number of numbers) {
  const release = number.repeat(16)
  const manifest = buildManifest(SITE, release, {
    pageTypes: ['home'],
    server: release,
    files: { [FILE]: { hash: release, bytes: release.length } },
    builtAt: new Date(Number(number)).toISOString(),
  })
  await store.add(manifest, serverCode, async (draft) => {
    await mkdir(join(draft, 'client/assets'), { recursive: true })
    await writeFile(join(draft, FILE), release)
  })
  await store.activate(SITE, 'prod', release, 'ship')
  await store.prune(SITE, 1)
}
