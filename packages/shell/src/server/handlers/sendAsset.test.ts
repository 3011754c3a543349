import { measureGrowth, STEEP } from '@clipfront/vitest/growth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asset } from '../release/loadAssets.ts'
import { startSites } from '../../testing/startSites.ts'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { sites as allSites } from '@clipfront/site-config'

const HOST = 'www.clipfront.example'
const ICON: Asset = {
  headers: { 'content-type': 'image/svg+xml', etag: '"x"' },
  plain: Buffer.from('plain'),
  br: Buffer.from('brotli'),
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

const askWith = (accepted: string) => sites.ask(HOST, '/icon.svg', { headers: { 'accept-encoding': accepted } })

it.each([
  ['gzip, deflate, br', 'brotli'],
  ['GZIP', 'gzip'],
  ['br ; q=0, gzip ; q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'plain'],
  ['identity', 'plain'],
  ['', 'plain'],
])('"%s" is answered with %s', async (accepted, body) => {
  expect((await askWith(accepted)).body).toBe(body)
})

it('a header of nothing but blanks holds nobody up', async () => {
  expect(await measureGrowth((blanks) => askWith(`a${' '.repeat(blanks)}b`), { size: 15_000 })).toBeLessThan(STEEP)
})
