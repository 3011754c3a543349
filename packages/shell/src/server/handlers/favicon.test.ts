import { sites as allSites } from '@clipfront/site-config'
import { afterEach, expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { askHead } from '../../testing/askHead.ts'
import { startSites } from '../../testing/startSites.ts'
import type { Asset } from '../release/loadAssets.ts'

const HOST = 'www.clipfront.example'
let sites: Awaited<ReturnType<typeof startSites>> | undefined

afterEach(() => sites?.close())

function asset(body: string, type: string): Asset {
  return {
    headers: { 'content-type': type, etag: `"${body}"`, 'cache-control': 'public, max-age=3600' },
    plain: Buffer.from(body),
    br: Buffer.from(`${body} br`),
    gzip: undefined,
  }
}

async function serve(assets: Record<string, Asset>) {
  const releases = new Map(
    allSites
      .filter(({ code }) => code === HOST)
      .map((site) => [site.code, { prod: { ...buildRelease(site), assets: new Map(Object.entries(assets)) } }]),
  )
  sites = await startSites('main', { releases })
  return sites
}

it('is the site’s icon itself, in its own type, kept as the icon is', async () => {
  const { ask } = await serve({ '/icon.svg': asset('icon', 'image/svg+xml') })
  const { status, headers, body } = await ask(HOST, '/favicon.ico?v=2', { headers: { 'accept-encoding': 'br' } })
  expect([status, body, headers['content-type']]).toEqual([200, 'icon br', 'image/svg+xml'])
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding', etag: '"icon"' })
  expect((await ask(HOST, '/favicon.ico', { headers: { 'if-none-match': 'W/"icon"' } })).status).toBe(304)
  const { head, expected } = await askHead({ ask }, HOST, '/favicon.ico')
  expect(head).toEqual(expected)
})

it('is a file of that name where the release has one', async () => {
  const icons = { '/icon.svg': asset('icon', 'image/svg+xml'), '/favicon.ico': asset('ico', 'image/x-icon') }
  const { headers, body } = await (await serve(icons)).ask(HOST, '/favicon.ico')
  expect([body, headers['content-type']]).toEqual(['ico', 'image/x-icon'])
})

it('leads to the icon where that is served by somebody else, as in development', async () => {
  const { status, headers } = await (await serve({})).ask(HOST, '/favicon.ico')
  expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/icon.svg', 'public, max-age=3600'])
})
