import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asset } from '../release/Asset.ts'
import { startSites } from '../../testing/startSites.ts'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { sites as allSites } from '@clipfront/site-config'

const HOST = 'www.clipfront.example'
const ICON: Asset = {
  headers: { 'content-type': 'image/svg+xml', etag: '"x"' },
  plain: Buffer.from('plain'),
  brotli: Buffer.from('brotli'),
  gzip: Buffer.from('gzip'),
}
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  const releases = new Map(
    allSites
      .filter(({ code }) => code === HOST)
      .map((site) => [site.code, { prod: { ...buildRelease(site), assets: new Map([['/icon.svg', ICON]]) } }]),
  )
  sites = await startSites('main', { releases })
})
afterAll(() => sites.close())

it.each([
  ['gzip, deflate, br', 'brotli'],
  ['GZIP', 'gzip'],
  ['br ; q=0, gzip ; q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'plain'],
  ['identity', 'plain'],
  ['', 'plain'],
])('"%s" is answered with %s', async (accepted, body) => {
  expect((await sites.ask(HOST, '/icon.svg', { headers: { 'accept-encoding': accepted } })).body).toBe(body)
})

it('a header of nothing but blanks holds nobody up', async () => {
  const headers = { 'accept-encoding': `a${' '.repeat(15_000)}b` }
  const times: number[] = []
  for (const _ of [1, 2, 3]) {
    const start = performance.now()
    await sites.ask(HOST, '/icon.svg', { headers })
    times.push(performance.now() - start)
  }
  expect(Math.min(...times)).toBeLessThan(100)
})
