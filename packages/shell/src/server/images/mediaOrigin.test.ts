import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'
import { readServerSettings } from '../readServerSettings.ts'

const HOST = 'www.clipfront.example'
const NAME = `${'ab'.repeat(16)}.png`

/** The operator's own server: on loopback, and at a port at which pictures of others are never requested for. */
const requested: string[] = []
let answer: Buffer | number = 404
const origin = createServer((request, response) => {
  requested.push(request.url ?? '')
  if (typeof answer === 'number') response.writeHead(answer, { location: 'http://127.0.0.1:1/' }).end()
  else response.setHeader('cache-control', 'max-age=3600').end(answer)
})
let picture: Buffer
let folder = ''
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve))
  const MEDIA_ORIGIN = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`
  const { mediaOrigin } = readServerSettings('main', { MEDIA_ORIGIN, INTERNAL_TOKEN: 'x'.repeat(32) })
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-origin-'))
  const site = allSites.find(({ code }) => code === HOST)
  if (!site) throw new Error('no site')
  const merchant = { name: 'Nimbus Shoes', logo: `/media/${NAME}` }
  const release = buildRelease(site, {}, {}, () => ({ value: null, title: 'A title', merchant, line: '' }))
  const releases = new Map([[HOST, { prod: release }]])
  sites = await startSites('main', { mediaOrigin, mediaFolder: '/nonexistent', imageCacheFolder: folder, releases })
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
})
afterAll(async () => {
  await sites.close()
  origin.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  requested.length = 0
  answer = picture
})

it('[R7.5] sends the pictures of MEDIA_ORIGIN as they are', async () => {
  const { status, headers } = await sites.ask(HOST, `/media/${NAME}?v=1`)
  expect([status, headers['content-type'], Number(headers['content-length'])]).toEqual([
    200,
    'image/png',
    picture.length,
  ])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(requested).toEqual([`/media/${NAME}`])
})

it('[R7.5] makes pictures of MEDIA_ORIGIN smaller, once', async () => {
  for (let at = 0; at < 2; at += 1) {
    const { status, headers, body } = await sites.ask(HOST, `/_ipx/w_320/media/${NAME}`)
    expect([status, body.slice(1, 4), headers['cache-control']]).toEqual([
      200,
      'PNG',
      'max-age=3600, public, s-maxage=3600',
    ])
  }
  expect(requested).toEqual([`/media/${NAME}`])
})

it.each([
  ['404', 404, 404, 404],
  ['500', 500, 502, 502],
  ['a redirect to elsewhere', 302, 502, 502],
])('[R7.5] passes on that MEDIA_ORIGIN answers %s', async (_what, given, plain, made) => {
  answer = given
  const name = NAME.replace('ab', given.toString(16).padStart(2, '0').slice(-2))
  expect((await sites.ask(HOST, `/media/${name}`)).status).toBe(plain)
  expect((await sites.ask(HOST, `/_ipx/w_640/media/${name}`)).status).toBe(made)
})

it('[R7.5] holds MEDIA_ORIGIN to the limits of every source', async () => {
  answer = Buffer.alloc(11 * 2 ** 20)
  const [large, text] = [NAME.replace('abab', '0000'), NAME.replace('abab', '1111')]
  expect((await sites.ask(HOST, `/media/${large}`)).status).toBe(502)
  expect((await sites.ask(HOST, `/_ipx/w_640/media/${large}`)).status).toBe(413)
  answer = Buffer.from('<!doctype html><script>alert(1)</script>')
  expect((await sites.ask(HOST, `/_ipx/w_320/media/${text}`)).status).toBe(400)
})

it.each([
  '/media/../secret',
  `/media/${NAME}/../../secret`,
  '/media/a.png',
  '/_ipx/w_320/media/../secret',
  '/_ipx/w_320/media/%2e%2e/x',
])('[R7.5] %s asks MEDIA_ORIGIN for nothing', async (target) => {
  expect((await sites.ask(HOST, target)).status).toBeGreaterThanOrEqual(400)
  expect(requested).toEqual([])
})

it('[R2.18] puts a logo of MEDIA_ORIGIN into the picture of a page, which waits for it where it cannot be read', async () => {
  const { headers } = await sites.ask(HOST, '/_share/0123456789abcdef/stores/nimbus-shoes.png')
  const address = String(headers['location'])
  answer = 500
  const without = await sites.ask(HOST, address)
  expect([without.status, without.headers['cache-control']]).toEqual([502, 'no-store'])
  answer = picture
  const { status, bytes } = await sites.ask(HOST, address)
  expect(status).toBe(200)
  expect(requested).toEqual([`/media/${NAME}`, `/media/${NAME}`])
  const { dominant } = await sharp(
    await sharp(bytes).extract({ left: 200, top: 310, width: 40, height: 40 }).toBuffer(),
  ).stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.g).toBeLessThan(50)
})
