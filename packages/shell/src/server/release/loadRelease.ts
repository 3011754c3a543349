import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import type { ReleaseRenderer, SiteParts } from '../../render/createReleaseRenderer.tsx'
import { type Envelopes, parseEnvelope } from '../../render/parseEnvelope.ts'
import { loadAssets } from './loadAssets.ts'
import type { Release } from './Release.ts'

export interface ServerCode {
  createRenderer: (parts: SiteParts) => ReleaseRenderer
}

/**
 * Loads a release out of the store. Code that other releases share is loaded once per process.
 * @throws {Error} there is no such release, or it is damaged
 */
export async function loadRelease(store: ReleaseStore, code: string, hash: string): Promise<Release> {
  const folder = store.resolveFolder(code, hash)
  const manifest = await store.read(code, hash)
  const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as Site
  const envelopes: Envelopes = {}
  for (const type of manifest.pageTypes) {
    envelopes[type as PageType] = parseEnvelope(await readFile(join(folder, 'envelopes', `${type}.html`), 'utf8'))
  }
  const { messages } = await importFile<Pick<SiteParts, 'messages'>>(join(folder, 'messages.mjs'))
  const { createRenderer } = await importFile<ServerCode>(store.resolveServerCode(manifest.server))
  return {
    site,
    hash: manifest.hash,
    renderer: createRenderer({ site, messages, envelopes, iconHash: manifest.files[`client${site.icon}`]?.hash }),
    assets: await loadAssets(join(folder, 'client'), manifest.files),
  }
}

async function importFile<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module
}
