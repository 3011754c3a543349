import { createHash } from 'node:crypto'
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWirePage } from '@clipfront/page-data/testing'
import { buildCode, buildReleases, codeFolder } from '@clipfront/shell/build'
import { createReleaseStore, type ReleaseManifest } from '@clipfront/shell/releases'
import { loadRelease, type Release } from '@clipfront/shell/server'
import { smokeRelease } from '@clipfront/shell/smoke'
import { startSites } from '@clipfront/shell/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { app } from './app.ts'
import { readFiles } from './testing/readFiles.ts'
import { readTexts } from './testing/readTexts.ts'
import { SITE_FILE, sharedFiles } from './testing/sharedFiles.ts'

const BUILD_TIMEOUT_MS = 600_000
const REVISION = { commit: '', isChanged: true }
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-releases-'))
const store = createReleaseStore(folder)
const [www, uk] = ['main/www', 'main/uk'].map((name) => {
  const site = findSiteByName(name)
  if (!site) throw new Error(`there is no site ${name}`)
  return site
}) as [Site, Site]
let manifests: [ReleaseManifest, ReleaseManifest]
let releases: Map<string, Release>

function build(sites: readonly Site[]): Promise<ReleaseManifest[]> {
  return buildReleases(app, sites, store, REVISION)
}

beforeAll(async () => {
  manifests = (await build([www, uk])) as [ReleaseManifest, ReleaseManifest]
  const loaded = await Promise.all(manifests.map(({ site, hash }) => loadRelease(store, site, hash)))
  releases = new Map(loaded.map((release) => [release.site.code, release]))
}, BUILD_TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('two releases in one process', () => {
  it('each shows its own pages, turn by turn, with its own files', async () => {
    const live = new Map([...releases].map(([code, release]) => [code, { prod: release }]))
    const sites = await startSites('main', { releases: live })
    sites.pageApi.answer(({ target }) => ({ body: buildWirePage(target.endsWith('/about') ? 'static' : 'merchant') }))
    for (let turn = 0; turn < 3; turn += 1) {
      for (const { site, assets } of releases.values()) {
        for (const target of ['/stores/x', '/about']) {
          const { status, body } = await sites.ask(site.hosts[0], target)
          expect(status).toBe(200)
          expect(body).toContain(site.texts.disclosure)
          const files = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
          expect(files.length).toBeGreaterThan(3)
          expect(files.filter((file) => !assets.has(file))).toEqual([])
        }
      }
    }
    expect(sites.logged).toEqual([])
    await sites.close()
  })
})

describe('a release', () => {
  it('knows nothing of the other sites', () => {
    expect(readTexts(store, manifests[0])).not.toMatch(/uk\.clipfront\.example|couponpartner/)
    expect(readTexts(store, manifests[1])).not.toMatch(/www\.clipfront\.example|couponpartner/)
  })

  it('shares all code with a site of the same pages, and nothing else', () => {
    const [one, other] = manifests
    expect(one.server).toBe(other.server)
    expect(sharedFiles(one)).toEqual(sharedFiles(other))
    const differing = Object.keys(one.files).filter((file) => one.files[file]?.hash !== other.files[file]?.hash)
    expect(differing.filter((file) => file.startsWith('client/') && !SITE_FILE.test(file))).toEqual([])
    expect(differing.filter((file) => SITE_FILE.test(file))).toHaveLength(2 * one.pageTypes.length)
  })

  it('has the words of its language beside its code, which has none', () => {
    const words = 'Not confirmed for six months'
    for (const { site, hash, server } of manifests) {
      const release = store.resolveFolder(site, hash)
      const scripts = readdirSync(release, { recursive: true })
        .map(String)
        .filter((file) => /\.m?js$/.test(file))
      const speaking = scripts.filter((file) => readFileSync(path.join(release, file), 'utf8').includes(words))
      expect(speaking.filter((file) => !SITE_FILE.test(file))).toEqual(['messages.mjs'])
      expect(speaking.length).toBeGreaterThan(1)
      expect(readFileSync(store.resolveServerCode(server), 'utf8')).not.toContain(words)
    }
  })

  it('needs nothing beside itself on the server, and runs production React', () => {
    const bundle = readFileSync(store.resolveServerCode(manifests[0].server), 'utf8')
    const imports = [...bundle.matchAll(/^import .* from "([^"]+)";?$/gm)].map(([, module]) => module)
    expect(imports.filter((module) => !module?.startsWith('node:'))).toEqual([])
    // The bundler names each module's file in a comment.
    expect(bundle).toMatch(/react-dom-server\.node\.production/)
    expect(bundle).not.toMatch(/react-dom-server\.node\.development|node_modules\/(?:\.pnpm\/)?vike/)
  })

  it('tells the browser nothing of how servers are joined', () => {
    expect(readTexts(store, manifests[0], 'client')).not.toContain('/v1/sites/')
  })

  it('carries every text file compressed', () => {
    const assets = releases.get(www.code)?.assets ?? new Map()
    const large = [...assets].filter(([file, { plain }]) => /\.(?:js|css)$/.test(file) && plain.length > 2000)
    expect(large.length).toBeGreaterThan(5)
    for (const [, { plain, br, gzip, headers }] of large) {
      expect(br?.length).toBeLessThan(plain.length)
      expect(gzip?.length).toBeLessThan(plain.length)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })

  it('holds no file that no page asks for', () => {
    expect(Object.keys(manifests[0].files).filter((file) => /entry-server-routing|_pages-_entry/.test(file))).toEqual(
      [],
    )
  })

  it('is known to hold every style and font of the widgets that it shows, and the script in its documents', () => {
    const widgets = path.join(app.root, '../../packages/widgets/src')
    const record = readFileSync(path.join(codeFolder(app, www), 'inputs.json'), 'utf8')
    const { files, hashes } = JSON.parse(record) as Record<'files' | 'hashes', Record<string, unknown>>
    const held = Object.keys(files).map((file) => path.join(app.root, '../..', file))
    const shown = new Set(held.map((file) => path.dirname(file)))
    const styles = readdirSync(widgets, { recursive: true, withFileTypes: true })
      .filter(
        ({ name, parentPath }) => /\.(?:css|woff2)$/.test(name) && (shown.has(parentPath) || /tokens/.test(parentPath)),
      )
      .map(({ name, parentPath }) => path.join(parentPath, name))
    expect(styles.length).toBeGreaterThan(20)
    // The script that stands in every document is built by itself.
    const inline = path.join(app.root, '../../packages/shell/src/click-out/inline.ts')
    expect([...styles, inline].filter((file) => !held.includes(file))).toEqual([])
    // What cuts the browser's code into chunks is read by no file of it.
    expect(Object.keys(hashes)).toContain('packages/shell/src/dev/unitViteConfig.ts')
  })

  it('is another one when its own site is, and its neighbour stays byte for byte', async () => {
    const edited = { ...uk, texts: { ...uk.texts, tagline: 'Another line.' } }
    const [neighbour, changed] = await build([www, edited])
    expect(changed?.hash).not.toBe(manifests[1].hash)
    expect(changed?.server).toBe(manifests[1].server)
    expect(neighbour).toEqual(manifests[0])
  })

  it('comes out the same of the same sources', { timeout: BUILD_TIMEOUT_MS }, async () => {
    // Below the app's folder: Vike writes there only.
    const again = path.join(app.root, 'dist', 'test-again')
    await buildCode(app, uk, again)
    const [first, second] = [codeFolder(app, uk), again].map(readFiles)
    rmSync(again, { recursive: true })
    expect(second).toEqual(first)
  })
})

describe('a proof', () => {
  it('renders every page type that the site’s table names', async () => {
    const [{ hash, pageTypes }] = manifests
    expect(pageTypes).toEqual(Object.keys(www.pageType).toSorted())
    expect(await smokeRelease(store, www.code, hash)).toEqual([])
  })

  it.each([
    [
      'a script that a page names is missing',
      'envelopes/static.html',
      (text: string) => text.replace('/assets/site-', '/assets/none-'),
      /^static: names \/assets\/none-static-\w+\.js, which the release does not have$/,
    ],
    [
      'a document is cut short',
      'envelopes/home.html',
      (text: string) => text.slice(0, 100),
      /^the release cannot be loaded: .*The envelope must hold/,
    ],
    [
      'a document loads a tag by itself, before anybody has agreed',
      'envelopes/home.html',
      (text: string) => text.replace('</head>', '<script async src="https://tags.example/tag.js"></script></head>'),
      /^home: loads https:\/\/tags\.example\/tag\.js before anybody has agreed$/,
    ],
    [
      'the words are not those that the code says',
      'messages.mjs',
      () => 'export const messages = {}',
      /^the release cannot be loaded: TypeError/,
    ],
    ['the site’s facts are no JSON', 'site.json', () => '{', /^the release cannot be loaded: SyntaxError/],
  ])('finds out when %s', async (_, file, spoil, fault) => {
    const [{ hash, server, files, ...manifest }] = manifests
    const spoilt = createReleaseStore(mkdtempSync(path.join(folder, 'spoilt-')))
    const release = spoilt.resolveFolder(www.code, hash)
    cpSync(store.resolveFolder(www.code, hash), release, { recursive: true })
    mkdirSync(path.dirname(spoilt.resolveServerCode(server)), { recursive: true })
    linkSync(store.resolveServerCode(server), spoilt.resolveServerCode(server))
    const text = spoil(readFileSync(path.join(release, file), 'utf8'))
    writeFileSync(path.join(release, file), text)
    // It is another one than was built, and nothing of it is run …
    const problem = `${path.join(release, file)} is not what was built. Remove ${release}, and ship`
    expect(await smokeRelease(spoilt, www.code, hash)).toEqual([expect.stringContaining(problem)])
    // … unless it was built so.
    const built = { ...files, [file]: { hash: createHash('sha256').update(text).digest('hex'), bytes: text.length } }
    writeFileSync(path.join(release, 'release.json'), JSON.stringify({ ...manifest, hash, server, files: built }))
    expect(await smokeRelease(spoilt, www.code, hash)).toContainEqual(expect.stringMatching(fault))
  })
})
