import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askHead } from '../../testing/askHead.ts'
import { startSites } from '../../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const HASH = 'ab'.repeat(16)
const PATH = `/media/${HASH}.svg`
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(100)}</svg>`
const IMMUTABLE = 'public, max-age=31536000, immutable'

let folder = ''
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-media-'))
  const media = path.join(folder, 'media')
  mkdirSync(path.join(media, `${'d0'.repeat(16)}.svg`), { recursive: true })
  writeFileSync(path.join(media, `${HASH}.svg`), DRAWING)
  writeFileSync(path.join(media, `${HASH}.png`), Buffer.from([0x89, 0x50, 0xff]))
  writeFileSync(path.join(media, `${HASH}.html`), 'a page')
  writeFileSync(path.join(folder, 'secrets.json'), 'secret')
  symlinkSync(path.join(folder, 'secrets.json'), path.join(media, `${'1d'.repeat(16)}.svg`))
  symlinkSync(folder, path.join(media, 'up'))
  sites = await startSites('main', { mediaFolder: media })
})
afterAll(async () => {
  await sites.close()
  rmSync(folder, { recursive: true, force: true })
})

it('is a picture of the catalog, kept for ever, that runs and loads nothing', async () => {
  const { status, headers, body } = await sites.ask(HOST, `${PATH}?a=1`)
  expect([status, body]).toEqual([200, DRAWING])
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': IMMUTABLE,
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
    'x-content-type-options': 'nosniff',
    'content-length': String(DRAWING.length),
    vary: 'Accept-Encoding',
    etag: `"${HASH}"`,
  })
  const png = await sites.ask(HOST, `/media/${HASH}.png`)
  expect([png.status, png.headers['content-type'], png.headers['content-length']]).toEqual([200, 'image/png', '3'])
})

it('is not sent again to who holds it, and HEAD is answered as GET is', async () => {
  for (const held of [`"${HASH}"`, `W/"${HASH}"`, `"x", "${HASH}"`, '*']) {
    const { status, headers, body } = await sites.ask(HOST, PATH, { headers: { 'if-none-match': held } })
    expect([status, body, headers['cache-control'], headers['vary']]).toEqual([304, '', IMMUTABLE, 'Accept-Encoding'])
  }
  expect((await sites.ask(HOST, PATH, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  const { head, expected } = await askHead(sites, HOST, PATH)
  expect(head).toEqual(expected)
})

it('a drawing is compressed for who reads it so', async () => {
  const { headers, body } = await sites.ask(HOST, PATH, { headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body.length < DRAWING.length / 4]).toEqual(['br', true])
})

it.each([
  ['not there', `/media/${'00'.repeat(16)}.svg`],
  ['no name', '/media/'],
  ['another ending', `/media/${HASH}.html`],
  ['a part of a name', `/media/${HASH.slice(2)}.svg`],
  ['a longer name', `/media/0${HASH}.svg`],
  ['capitals', `/media/${HASH.toUpperCase()}.svg`],
  ['up', '/media/../secrets.json'],
  ['up, encoded', '/media/%2e%2e/secrets.json'],
  ['up, a slash encoded', '/media/..%2fsecrets.json'],
  ['up, encoded twice', '/media/%252e%252e%252fsecrets.json'],
  ['a backslash', '/media/..%5csecrets.json'],
  ['a name behind a folder', `/media/../media/${HASH}.svg`],
  ['a zero byte', `/media/${HASH}.svg%00`],
  ['a line break', `/media/${HASH}.svg%0a`],
  ['an encoded name', `/media/%61b${HASH.slice(2)}.svg`],
  ['a doubled slash', `/media//${HASH}.svg`],
  ['through a linked folder', '/media/up/secrets.json'],
  ['a link out of the folder', `/media/${'1d'.repeat(16)}.svg`],
  ['a folder', `/media/${'d0'.repeat(16)}.svg`],
  ['below a folder', `/media/${'d0'.repeat(16)}.svg/x.svg`],
])('%s is a 404, which nobody keeps and page-api is not asked for', async (_what, target) => {
  const { status, headers, body } = await sites.ask(HOST, target)
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    404,
    'no-store',
    'text/plain; charset=utf-8',
  ])
  expect(body).not.toContain('secret')
  expect(sites.pageApi.requests).toEqual([])
})

it('is only read', async () => {
  const { status, headers } = await sites.ask(HOST, PATH, { method: 'POST', body: 'x' })
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
})
