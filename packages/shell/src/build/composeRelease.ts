import { memoize } from '@clipfront/cache/memoize'
import { type Site, withAccent } from '@clipfront/site-config'
import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import type { ReleaseFile, ReleaseManifest, Revision, PageWeight } from '../releases/ReleaseManifest.ts'
import type { ReleaseStore } from '../releases/createReleaseStore.ts'
import { linkOrCopy, listFiles } from '../releases/files.ts'
import { compressAssets } from './compressAssets.ts'
import type { CutMessages } from './joinMessages.ts'
import { listNames } from './listNames.ts'
import { siteModules } from './siteModules.ts'
import { listAllScripts, withSiteModule, withUsedFont } from './withTemplate.ts'

interface ReleaseSources {
  site: Site
  /** Folder of the code that the site's table of pages asks for, as `buildCode` made it. */
  code: string
  /** Folder of the words of its language, as `bundleMessages` made it. */
  messages: string
  packages: Record<string, string>
  revision: Revision
}

/**
 * Makes a site's release out of code that other sites may share, the words of its language and its own facts.
 * @returns its manifest; the release is in the store, if it was not there before
 */
export async function composeRelease(sources: ReleaseSources, store: ReleaseStore): Promise<ReleaseManifest> {
  const { site, code, messages, packages, revision } = sources
  const words = await readFile(join(messages, 'messages.js'), 'utf8')
  const cut = JSON.parse(await readFile(join(messages, 'cut.json'), 'utf8')) as CutMessages
  const modules = siteModules(site, cut, await listNames(code))
  const envelopes = await readEnvelopes(site, code, modules.paths)
  const shared = await listCodeFiles(join(code, 'client'))
  const drawings = await drawInAccent(site, join(code, 'client'), shared)
  const texts: Record<string, string> = {
    ...drawings,
    ...Object.fromEntries(Object.entries(envelopes).map(([type, html]) => [`envelopes/${type}.html`, html])),
    ...Object.fromEntries(Object.entries(modules.texts).map(([path, text]) => [`client/${path}`, text])),
    // The server's own copies: the site with what browsers are not told, and the words under a name that Node reads as a module.
    'site.json': `${JSON.stringify(site)}\n`,
    'messages.mjs': words,
  }
  const files = sortedByName({
    ...Object.fromEntries(
      Object.entries(shared).flatMap(([path, file]) => (isCompressed(path) ? [] : [[`client/${path}`, file]])),
    ),
    ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, describeFile(text)])),
  })
  const serverCode = join(code, 'server', 'render.mjs')
  const server = hash('sha256', await readFile(serverCode)).slice(0, 16)
  const releaseHash = hash(
    'sha256',
    JSON.stringify([site.code, server, Object.entries(files).map(([path, file]) => [path, file.hash])]),
  )
  const manifest: ReleaseManifest = {
    site: site.code,
    hash: releaseHash.slice(0, 16),
    pageTypes: Object.keys(envelopes),
    server,
    files,
    weights: {},
    packages,
    revision,
    builtAt: new Date().toISOString(),
  }
  if (await store.has(site.code, manifest.hash)) return store.read(site.code, manifest.hash)

  await store.add(manifest, serverCode, async (draft) => {
    for (const path of [...Object.keys(shared).map((each) => `client/${each}`), ...Object.keys(texts)]) {
      await mkdir(dirname(join(draft, path)), { recursive: true })
    }
    for (const path of Object.keys(shared)) {
      // A link to the code's own file would change that one for all sites.
      if (drawings[`client/${path.replace(/\.(?:br|gz)$/, '')}`] !== undefined) continue
      await linkOrCopy(join(code, 'client', path), join(draft, 'client', path))
    }
    for (const [path, text] of Object.entries(texts)) {
      await writeFile(join(draft, path), text)
    }
    const drawn = Object.keys(drawings).map((file) => file.slice('client/'.length))
    await compressAssets(join(draft, 'client'), [...Object.keys(modules.texts), ...drawn])
    const chunks = JSON.parse(await readFile(join(code, 'assets.json'), 'utf8')) as Manifest
    for (const [type, html] of Object.entries(envelopes)) {
      const later = listAllScripts(type, chunks).map((path) => `/${path}`)
      manifest.weights[type] = await weighPage(html, later, join(draft, 'client'))
    }
  })
  return manifest
}

/** @param modules page type -> path of its module of the site */
async function readEnvelopes(
  site: Site,
  code: string,
  modules: Record<string, string>,
): Promise<Record<string, string>> {
  const folder = join(code, 'envelopes')
  const envelopes: Record<string, string> = {}
  for (const name of (await readdir(folder)).toSorted()) {
    const type = name.replace(/\.html$/, '')
    const path = modules[type]
    if (path === undefined) throw new Error(`The code in ${code} has an envelope for ${type}, and no template.`)
    const html = await readFile(join(folder, name), 'utf8')
    envelopes[type] = withUsedFont(withSiteModule(html, `/${path}`), site)
  }
  return envelopes
}

/** The unit's icons in the accent of the site; none where the unit has drawn them so. */
async function drawInAccent(
  site: Site,
  client: string,
  shared: Record<string, ReleaseFile>,
): Promise<Record<string, string>> {
  const drawings: Record<string, string> = {}
  for (const path of Object.keys(shared).filter((each) => /^[^/]+\.svg$/.test(each))) {
    const drawing = await readFile(join(client, path), 'utf8')
    const drawn = withAccent(drawing, site)
    if (drawn !== drawing) drawings[`client/${path}`] = drawn
  }
  return drawings
}

/** Fourteen sites may share a code folder, which does not change while they are composed. */
const listCodeFiles = memoize(async (folder): Promise<Record<string, ReleaseFile>> => {
  const paths = await listFiles(folder)
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, describeFile(await readFile(join(folder, path)))] as const)),
  )
})

/** Compressed forms follow from what they are of. */
function isCompressed(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz')
}

function describeFile(content: string | Buffer): ReleaseFile {
  return { hash: hash('sha256', content), bytes: Buffer.byteLength(content) }
}

function sortedByName<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * What a page loads: the files that its document names, which hydrate it, and those that come later.
 * @param html the page type's envelope
 * @param later paths of scripts; the document may name them too
 * @param client folder of the release's files for browsers
 * @returns bytes after gzip
 * @throws {Error} the document names a file that is not there
 */
async function weighPage(html: string, later: readonly string[], client: string): Promise<PageWeight> {
  const named = [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
  const sum = async (paths: readonly string[], extension: string) => {
    const wanted = [...new Set(paths)].filter((path) => path.endsWith(extension))
    const sizes = await Promise.all(wanted.map((path) => sentBytes(join(client, path))))
    return sizes.reduce((total, bytes) => total + bytes, 0)
  }
  return {
    scripts: await sum(named, '.js'),
    styles: await sum(named, '.css'),
    all: await sum([...named, ...later], '.js'),
  }
}

/** Files too small to be worth compressing go out as they are. */
async function sentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.gz`).catch(() => stat(file))
  return size
}
