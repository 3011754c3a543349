import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findSite } from '@clipfront/site-config'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createReleaseStore } from '../../releases/createReleaseStore.ts'
import { buildManifest } from '../../releases/testing/buildManifest.ts'
import { loadRelease } from './loadRelease.ts'

const SITE = 'uk.clipfront.example'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-load-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The version of the picture of a release whose icon's content has such a hash. */
async function findVersion(hash: string, iconHash: string): Promise<string | undefined> {
  const site = findSite(SITE)
  if (!site) throw new Error(`there is no site ${SITE}`)
  const store = createReleaseStore(path.join(folder, 'releases'))
  const serverCode = path.join(folder, 'render.mjs')
  const sharing = new URL('../../render/createSharing.ts', import.meta.url).href
  writeFileSync(
    serverCode,
    `import { createSharing } from '${sharing}'
    export const createRenderer = (parts) => ({ findPicture: createSharing(parts) })`,
  )
  const manifest = buildManifest(SITE, hash, { files: { [`client${site.icon}`]: { hash: iconHash, bytes: 6 } } })
  await store.add(manifest, serverCode, async (draft) => {
    mkdirSync(path.join(draft, 'client'))
    writeFileSync(path.join(draft, `client${site.icon}`), '<svg/>')
    writeFileSync(path.join(draft, 'site.json'), JSON.stringify(site))
    writeFileSync(path.join(draft, 'messages.mjs'), 'export const messages = {}')
  })
  const { renderer } = await loadRelease(store, SITE, hash)
  return (await renderer.findPicture?.(null, '/'))?.picture.version
}

it('[R2.18] a release with another icon has another picture to share', async () => {
  const [same, different] = ['a'.repeat(64), 'b'.repeat(64)]
  const version = await findVersion('1'.repeat(16), same)
  expect(version).toMatch(/^[0-9a-f]{16}$/)
  expect(await findVersion('2'.repeat(16), same)).toBe(version)
  expect(await findVersion('3'.repeat(16), different)).not.toBe(version)
})
