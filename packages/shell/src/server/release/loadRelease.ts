import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltPageType } from '@clipfront/page-data'
import { ConfigError } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'
import type { ReleaseManifest } from '../../build/writeManifest.ts'
import type { ReleaseRenderer } from '../../render/createReleaseRenderer.tsx'
import { type Envelopes, parseEnvelope } from '../../render/parseEnvelope.ts'
import { loadAssets } from './loadAssets.ts'
import type { Release } from './Release.ts'

interface ReleaseModule {
  createRenderer: (envelopes: Envelopes) => ReleaseRenderer
}

/**
 * Loads a site's release.
 * @param folder `dist/<label>` of the site's app
 * @throws {ConfigError} there is none, or it is another site's
 */
export async function loadRelease(folder: string, site: Site): Promise<Release> {
  const manifest = await readManifest(folder, site)
  const envelopes: Envelopes = {}
  for (const type of manifest.pageTypes) {
    envelopes[type as BuiltPageType] = parseEnvelope(await readFile(join(folder, 'envelopes', `${type}.html`), 'utf8'))
  }
  const module = (await import(pathToFileURL(join(folder, 'server', 'render.mjs')).href)) as ReleaseModule
  return {
    site,
    hash: manifest.hash,
    renderer: module.createRenderer(envelopes),
    assets: await loadAssets(join(folder, 'client')),
  }
}

async function readManifest(folder: string, site: Site): Promise<ReleaseManifest> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new ConfigError(`${site.code} has no release in ${folder}. Build it: npm run build -- --site ${site.code}`)
  }
  const manifest = JSON.parse(text) as ReleaseManifest
  if (manifest.site !== site.code) {
    throw new ConfigError(`${folder} holds the release of ${manifest.site}, not of ${site.code}. Build it again.`)
  }
  return manifest
}
