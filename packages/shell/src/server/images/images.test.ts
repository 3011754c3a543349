import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sites as allSites } from '@clipfront/site-config'
import { askHead } from '../../testing/askHead.ts'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'
import { startImageHost } from '@clipfront/pictures/testing'

const HOST = 'www.clipfront.example'
const OTHER_HOST = 'uk.clipfront.example'
/** Just below the limit of a source. */
const LARGE_BYTES = 9.5 * 2 ** 20
const ACCEPT_ALL = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }

let folder = ''
let picture: Buffer
/** What other hosts answer. */
let remoteBytes: Buffer
let internet: Awaited<ReturnType<typeof startImageHost>>
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-ipx-'))
  const media = path.join(folder, 'media')
  mkdirSync(path.join(media, 'folder'), { recursive: true })
  mkdirSync(path.join(folder, 'media-other'))
  const draw = sharp({ create: { width: 800, height: 400, channels: 3, background: '#c83214' } })
  picture = await draw.png().toBuffer()
  for (const name of ['a.png', 'ü b.png', '100%.png']) writeFileSync(path.join(media, name), picture)
  utimesSync(path.join(media, 'a.png'), 1_700_000_000, 1_700_000_000)
  writeFileSync(path.join(media, 'text.png'), 'a text')
  writeFileSync(path.join(media, 'large.png'), Buffer.alloc(11 * 2 ** 20))
  writeFileSync(path.join(media, '.hidden.png'), picture)
  writeFileSync(path.join(folder, 'secret.png'), picture)
  writeFileSync(path.join(folder, 'media-other', 'b.png'), picture)
  symlinkSync(path.join(folder, 'secret.png'), path.join(media, 'up.png'))
  symlinkSync(path.join(folder, 'media-other'), path.join(media, 'other'))
  symlinkSync(path.join(media, 'a.png'), path.join(media, 'inside.png'))
  symlinkSync(path.join(media, 'loop.png'), path.join(media, 'loop.png'))
  symlinkSync(path.join(media, 'nowhere.png'), path.join(media, 'broken.png'))
  internet = await startImageHost((request, response) =>
    request.url === '/moved.png'
      ? response.writeHead(302, { location: 'http://img.merchant.com/new.png' }).end()
      : response.end(remoteBytes),
  )
  sites = await start()
})
afterAll(async () => {
  await sites.close()
  await internet.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  remoteBytes = picture
  internet.requests.length = 0
  internet.connectedTo.length = 0
})

function build(host: string, imageHosts: string[]) {
  const site = allSites.find(({ code }) => code === host)
  if (!site) throw new Error('no site')
  return { prod: buildRelease({ ...site, imageHosts }) }
}

function start(imageJobs = 2) {
  return startSites('main', {
    mediaFolder: path.join(folder, 'media'),
    imageCacheFolder: path.join(folder, 'images'),
    imageFetcher: internet.fetcher,
    imageJobs,
    releases: new Map([
      [HOST, build(HOST, ['cdn.example.com', 'img.merchant.com'])],
      [OTHER_HOST, build(OTHER_HOST, ['cdn.example.com'])],
    ]),
  })
}

it('[R7.5] sends a picture in the size that was asked for', async () => {
  const { status, headers, body } = await sites.ask(HOST, '/_ipx/w_320/media/a.png?v=1')
  expect([status, body.slice(1, 4)]).toEqual([200, 'PNG'])
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'max-age=86400, public, s-maxage=86400',
    'last-modified': 'Tue, 14 Nov 2023 22:13:20 GMT',
    'content-security-policy': `default-src 'none'`,
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^W\/"[\da-f]{24}"$/),
  })
  expect(headers['vary']).toBeUndefined()
})

it.each([
  [ACCEPT_ALL.accept, 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/avif;q=0, image/webp', 'image/webp'],
  ['image/avif;v=1;q=0, image/webp', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('[R7.5] negotiates for %s: %s', async (accept, type) => {
  const { headers } = await sites.ask(HOST, '/_ipx/f_auto,w_320/media/a.png', { headers: { accept } })
  expect([headers['content-type'], headers['vary']]).toEqual([type, 'Accept'])
})

it('[R7.5] follows a host to another one for the sites alone that name both', async () => {
  const moved = '/_ipx/w_320/http://cdn.example.com/moved.png'
  const ask = async (host: string) => (await sites.ask(host, moved)).status
  expect([await ask(HOST), await ask(OTHER_HOST), await ask(HOST), await ask(OTHER_HOST)]).toEqual([200, 403, 200, 403])
})

it('[R7.5] answers HEAD as GET', async () => {
  const { head, expected } = await askHead(sites, HOST, '/_ipx/f_auto,w_320/media/a.png', { headers: ACCEPT_ALL })
  expect(head).toEqual(expected)
})

describe('[R7.5] what a browser holds is not sent again', () => {
  it.each([
    ['/_ipx/f_auto,w_640/media/a.png', 0],
    ['/_ipx/w_640/http://cdn.example.com/held.png', 1],
  ])('%s', async (target, fetches) => {
    const first = await sites.ask(HOST, target)
    const etag = String(first.headers['etag'])
    for (const held of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const { status, headers, body } = await sites.ask(HOST, target, { headers: { 'if-none-match': held } })
      expect([status, body]).toEqual([304, ''])
      for (const name of ['etag', 'cache-control', 'content-security-policy', 'x-content-type-options', 'vary']) {
        expect(headers[name]).toBe(first.headers[name])
      }
    }
    expect((await sites.ask(HOST, target, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
    expect(internet.requests).toHaveLength(fetches)
  })

  it.each([
    ['Tue, 14 Nov 2023 22:13:20 GMT', 304],
    ['Tue, 14 Nov 2023 22:13:19 GMT', 200],
    ['yesterday', 200],
  ])('If-Modified-Since: %s is %i', async (since, status) => {
    const headers = { 'if-modified-since': since }
    expect((await sites.ask(HOST, '/_ipx/w_320/media/a.png', { headers })).status).toBe(status)
  })
})

it('[R7.5] fetches and makes a picture once for all who ask for it, and after a restart not again', async () => {
  const target = '/_ipx/w_320/http://img.merchant.com/once.png'
  const answers = await Promise.all(Array.from({ length: 20 }, () => sites.ask(HOST, target)))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${String(headers['etag'])}`)).size).toBe(1)
  const restarted = await start()
  const { status, headers } = await restarted.ask(HOST, target)
  await restarted.close()
  expect([status, headers['etag']]).toEqual([200, answers[0]?.headers['etag']])
  expect(internet.requests).toHaveLength(1)
})

describe('[R7.5] a bad picture costs its work once', () => {
  it('for whoever asks for it again', async () => {
    remoteBytes = Buffer.from('a text')
    const target = '/_ipx/w_320/http://cdn.example.com/broken.png'
    for (let at = 0; at < 3; at += 1) expect((await sites.ask(HOST, target)).status).toBe(400)
    expect(internet.requests).toHaveLength(1)
  })

  it('for all sizes where its file is too large', async () => {
    remoteBytes = Buffer.alloc(11 * 2 ** 20)
    for (const width of [320, 640, 768]) {
      const { status } = await sites.ask(HOST, `/_ipx/w_${width}/http://cdn.example.com/large.png`)
      expect(status).toBe(413)
    }
    expect(internet.requests).toHaveLength(1)
  })
})

/** The status table, without what its parser and its fetcher are tested for alone. */
it.each([
  ['/_ipx/', 400, 'IPX_MISSING_MODIFIERS'],
  ['/_ipx/w_320', 400, 'IPX_MISSING_ID'],
  ['/_ipx/x_1/media/a.png', 400, 'IPX_UNKNOWN_MODIFIER'],
  ['/_ipx/w_321/media/a.png', 400, 'IPX_INVALID_MODIFIER_ARG'],
  ['/_ipx/s_320x321/media/a.png', 400, 'IPX_INVALID_MODIFIER_ARG'],
  ['/_ipx/q_51/media/a.png', 400, 'IPX_INVALID_MODIFIER_ARG'],
  ['/_ipx/blur_3/media/a.png', 400, 'IPX_INVALID_MODIFIER_ARG'],
  ['/_ipx/enlarge,w_3072/media/a.png', 400, 'IPX_INVALID_MODIFIER_ARG'],
  ['/_ipx/w_320,w_640/media/a.png', 400, 'IPX_DUPLICATE_MODIFIER'],
  ['/_ipx/_/http://', 400, 'IPX_INVALID_URL'],
  ['/_ipx/_/a%00b.png', 400, 'IPX_INVALID_ID'],
  ['/_ipx/_/media/text.png', 400, 'IPX_INVALID_IMAGE'],
  ['/_ipx/_/ftp://cdn.example.com/a.png', 403, 'IPX_FORBIDDEN_PROTOCOL'],
  ['/_ipx/_/http://evil.com/a.png', 403, 'IPX_FORBIDDEN_HOST'],
  ['/_ipx/_/http://cdn.example.com:22/a.png', 403, 'IPX_FORBIDDEN_PORT'],
  ['/_ipx/_/media/../secret.png', 403, 'IPX_FORBIDDEN_PATH'],
  ['/_ipx/_/media/.hidden.png', 403, 'IPX_FORBIDDEN_PATH'],
  ['/_ipx/_/media/up.png', 403, 'IPX_FORBIDDEN_SYMLINK'],
  ['/_ipx/_/media/other/b.png', 403, 'IPX_FORBIDDEN_SYMLINK'],
  ['/_ipx/_/media/none.png', 404, 'IPX_FILE_NOT_FOUND'],
  ['/_ipx/_/media/folder', 404, 'IPX_FILE_NOT_FOUND'],
  ['/_ipx/_/media/loop.png', 404, 'IPX_FILE_NOT_FOUND'],
  ['/_ipx/_/media/broken.png', 404, 'IPX_FILE_NOT_FOUND'],
  ['/_ipx/_/media/a.png/b.png', 404, 'IPX_FILE_NOT_FOUND'],
  [`/_ipx/_/media/${'a'.repeat(300)}.png`, 404, 'IPX_FILE_NOT_FOUND'],
  ['/_ipx/_/none.png', 404, 'IPX_FILE_NOT_FOUND'],
  ['/_ipx/_/media/large.png', 413, 'IPX_SOURCE_TOO_LARGE'],
  [`/_ipx/_/${'a'.repeat(2048)}`, 414, 'IPX_URI_TOO_LONG'],
])('[R7.5] %s is %i %s', async (target, status, code) => {
  const { status: sent, headers, body } = await sites.ask(HOST, target)
  const error = JSON.parse(body) as { message: string }
  expect([sent, error]).toEqual([status, { status, statusText: code, message: expect.any(String) }])
  expect(headers['cache-control']).toBe(status === 404 ? 'public, max-age=60' : 'no-store')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'`,
  })
  expect(body).not.toContain(folder)
})

it.each([
  '/_ipx/_/media/inside.png',
  '/_ipx/_/media/%C3%BC%20b.png',
  '/_ipx/_/media/100%.png',
  '/_ipx/_//media//a.png',
])('[R7.5] %s is a picture', async (target) => expect((await sites.ask(HOST, target)).status).toBe(200))

it('[R7.5] only reads', async () => {
  const { status, headers } = await sites.ask(HOST, '/_ipx/_/media/a.png', { method: 'POST', body: 'x' })
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
})

it('[R7.5] a site without a list fetches nothing', async () => {
  const other = await startSites('main', { imageFetcher: internet.fetcher })
  const { status, body } = await other.ask(HOST, '/_ipx/_/https://cdn.example.com/a.png')
  await other.close()
  expect([status, body]).toEqual([403, expect.stringContaining('IPX_FORBIDDEN_HOST')])
  expect(internet.connectedTo).toEqual([])
})

/** As large as a source may be. Outside of a full run it has fewer pixels: what is held is its bytes, decoding it is mere work. */
async function drawLargePhoto(): Promise<Buffer> {
  const side = process.env['FULL'] === '1' ? 5000 : 1000
  const photo = await sharp({
    create: {
      width: side,
      height: 0.8 * side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  return Buffer.concat([photo, Buffer.alloc(LARGE_BYTES - photo.length)])
}

it('[R7.5] who asks for too much at once is told to come back, and memory is bounded', async () => {
  remoteBytes = await drawLargePhoto()
  const before = process.memoryUsage().rss
  let peak = before
  const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => sites.ask(HOST, `/_ipx/f_webp,w_320/http://cdn.example.com/${at}.jpg`)),
  )
  clearInterval(watching)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(20)
  expect(answers.length - busy.length).toBeGreaterThan(20)
  expect(busy[0]?.headers['retry-after']).toBe('1')
  expect(JSON.parse(busy[0]?.body ?? '')).toMatchObject({ status: 503, statusText: 'IPX_BUSY' })
  expect(answers.filter(({ status }) => status !== 503 && status !== 200)).toEqual([])
  expect((peak - before) / 2 ** 20).toBeLessThan(300)
}, 60_000)
