import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildWirePage } from '@clipfront/page-data/testing'
import { buildSite } from '@clipfront/shell/build'
import { loadRelease, type Release, startSites } from '@clipfront/shell/testing'
import { findSiteByName } from '@clipfront/site-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { app } from './app.ts'

const BUILD_TIMEOUT_MS = 180_000
// Vike writes below the app's folder only.
mkdirSync(path.join(app.root, 'dist'), { recursive: true })
const folder = mkdtempSync(path.join(app.root, 'dist', 'test-'))
const releases: Record<'www' | 'uk', Release | undefined> = { www: undefined, uk: undefined }

beforeAll(async () => {
  for (const label of ['www', 'uk'] as const) {
    const site = findSiteByName(`main/${label}`)
    if (site) releases[label] = await loadRelease(await buildSite(app, site, path.join(folder, label)), site)
  }
}, BUILD_TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function readAll(release: string): string {
  return readdirSync(path.join(folder, release), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:m?js|html|json|css)$/.test(file.name))
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'))
    .join('\n')
}

describe('two releases in one process', () => {
  it('each shows its own pages, turn by turn, with its own files', async () => {
    const { www, uk } = releases
    if (!www || !uk) throw new Error('a release is missing')
    const sites = await startSites('main', {
      releases: new Map([www, uk].map((release) => [release.site.code, release])),
    })
    sites.pageApi.answer(({ target }) => ({ body: buildWirePage(target.endsWith('/about') ? 'static' : 'merchant') }))
    for (let turn = 0; turn < 3; turn += 1) {
      for (const { site, assets } of [www, uk]) {
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
    expect(readAll('www')).not.toMatch(/uk\.clipfront\.example|couponpartner/)
    expect(readAll('uk')).not.toMatch(/www\.clipfront\.example|couponpartner/)
  })

  it('needs nothing beside itself on the server, and runs production React', () => {
    const bundle = readFileSync(path.join(folder, 'www/server/render.mjs'), 'utf8')
    const imports = [...bundle.matchAll(/^import .* from "([^"]+)";?$/gm)].map(([, module]) => module)
    expect(imports.filter((module) => !module?.startsWith('node:'))).toEqual([])
    // The bundler names each module's file in a comment.
    expect(bundle).toMatch(/react-dom-server\.node\.production/)
    expect(bundle).not.toMatch(/react-dom-server\.node\.development|node_modules\/(?:\.pnpm\/)?vike/)
  })

  it('tells the browser nothing of how servers are joined', () => {
    const client = readdirSync(path.join(folder, 'www/client'), { recursive: true, withFileTypes: true })
      .filter((file) => file.name.endsWith('.js'))
      .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'))
      .join('\n')
    expect(client).not.toContain('/v1/sites/')
  })

  it('carries every text file compressed', () => {
    const files = readdirSync(path.join(folder, 'www/client/assets'), { recursive: true }).map(String)
    const large = files.filter((file) => /\.(?:js|css)$/.test(file) && releases.www?.assets.get(`/assets/${file}`))
    expect(large.length).toBeGreaterThan(5)
    const shared = releases.www?.assets.get(`/assets/${large.find((file) => file.includes('shared'))}`)
    expect(shared?.brotli?.length).toBeLessThan(shared?.plain.length ?? 0)
    expect(shared?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('comes out the same of the same sources', { timeout: BUILD_TIMEOUT_MS }, async () => {
    const { uk } = releases
    if (!uk) throw new Error('a release is missing')
    const again = await loadRelease(await buildSite(app, uk.site, path.join(folder, 'again')), uk.site)
    expect(again.hash).toBe(uk.hash)
  })
})
