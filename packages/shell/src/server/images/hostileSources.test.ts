import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { PUBLIC_ADDRESS, startForbiddenHost, startImageHost } from '@clipfront/pictures/testing'
import { sites as allSites } from '@clipfront/site-config'
import { readVectors } from '@clipfront/vitest/vectors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'

const HOST = 'www.clipfront.example'
interface Row {
  path: string
  expect: {
    status?: number
    code?: string
    modifiers?: { f?: string; enlarge?: true }
    source?: string
    remote?: boolean
  }
}
const { domains, parse } = readVectors(new URL('../../../../routing/vectors/ipx.json', import.meta.url)) as {
  domains: string[]
  parse: Row[]
}

/** What `cdn.example.com` turns out to be. Every other name leads to loopback, that of `img.merchant.com` too, which is allowed. */
let internet: Awaited<ReturnType<typeof startImageHost>>
let loopback: Awaited<ReturnType<typeof startForbiddenHost>>
let imageCacheFolder = ''
let sites: Awaited<ReturnType<typeof startSites>>
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const bomb = buildBomb()
/** Where redirects lead. */
const AWAY: Readonly<Record<string, string>> = {
  '/to-loopback.png': 'http://127.0.0.1:PORT/',
  '/to-localhost.png': 'http://localhost:PORT/a.png',
  '/to-a-port.png': 'http://img.merchant.com:PORT/a.png',
  '/to-a-name.png': 'http://img.merchant.com/a.png',
}

beforeAll(async () => {
  internet = await startImageHost(({ url = '' }, response) => {
    response.setHeader('connection', 'close')
    const target = AWAY[url]
    if (target) response.writeHead(302, { location: target.replace('PORT', String(loopback.port)) }).end()
    else if (url === '/slow.png') response.writeHead(200).flushHeaders()
    else response.end(url === '/bomb.png' ? bomb : PIXEL)
  })
  loopback = await startForbiddenHost({ hostnames: ['cdn.example.com'], network: internet.network }, 2000)
  const site = allSites.find(({ code }) => code === HOST)
  if (!site) throw new Error('no site')
  const picture = { headers: { etag: '"a"' }, plain: PIXEL, br: undefined, gzip: undefined }
  const assets = new Map(['/a.png', '/a/b.png', '/a%20b.png'].map((name) => [name, picture]))
  const release = { ...buildRelease({ ...site, imageHosts: domains }), assets }
  imageCacheFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-hostile-'))
  const releases = new Map([[HOST, { prod: release }]])
  sites = await startSites('main', { imageFetcher: loopback.fetcher, imageCacheFolder, releases })
})
afterAll(async () => {
  await sites.close()
  await loopback.close()
  await internet.close()
  rmSync(imageCacheFolder, { recursive: true })
})
beforeEach(() => {
  loopback.takeConnections()
  internet.connectedTo.length = 0
  internet.requests.length = 0
})

async function ask(target: string) {
  const { status, body, headers } = await sites.ask(HOST, target)
  const type = String(headers['content-type'])
  return type.includes('json')
    ? { status, code: (JSON.parse(body) as { statusText?: string }).statusText }
    : { status, type }
}

/** What was requested of the public host, at which addresses, and how many connections came to loopback. */
function seen() {
  const requested = internet.requests.map(({ url }) => url)
  return { requested, connectedTo: internet.connectedTo, connections: loopback.takeConnections() }
}

/** The server makes only what our pages ask for: nothing of 200 px or of 9, and nothing larger than its source. */
const NOT_MADE = { status: 400, code: 'IPX_INVALID_MODIFIER_ARG' }
const MADE = { status: 200, type: 'image/png' }
const readable = parse.filter(({ expect: { status } }) => status === undefined)
const resizable = readable.filter(({ expect: { modifiers = {} } }) => !('enlarge' in modifiers))

describe('[R7.5] every row of the table is answered by a server as it is parsed', () => {
  it.each(parse)('$path', async ({ path: target, expect: expected }) => {
    const { status, code, modifiers = {} } = expected
    const made = Object.keys(modifiers).length === 0 ? MADE : NOT_MADE
    const answer = status === undefined ? made : { status, code }
    expect({ answer: await ask(target), ...seen() }).toEqual({ answer, requested: [], connectedTo: [], connections: 0 })
  })

  it('has rows of files and of hosts that can be read', () => {
    expect(resizable.map(({ expect: { remote } }) => remote)).toEqual(expect.arrayContaining([true, false]))
  })

  it.each(resizable)('answers $path in a size of ours with a picture', async (row) => {
    const { modifiers, source, remote } = row.expect
    expect(await ask(row.path.replace('200x100', '192x96').replace('200', '192'))).toEqual({
      status: 200,
      type: `image/${modifiers?.f ?? 'png'}`,
    })
    const fetched = { requested: [source?.replace('https://cdn.example.com', '')], connectedTo: [PUBLIC_ADDRESS] }
    expect(seen()).toEqual({ ...(remote ? fetched : { requested: [], connectedTo: [] }), connections: 0 })
  })

  it('answers 404 for a file that is not there', async () => {
    expect(await ask('/_ipx/_/b.png')).toEqual({ status: 404, code: 'IPX_FILE_NOT_FOUND' })
  })
})

it.each([
  ['a bomb of 900 MP', 'bomb.png', 400, 'IPX_INVALID_IMAGE'],
  ['what comes too slowly', 'slow.png', 504, 'IPX_TIMEOUT'],
  ['a redirect to loopback', 'to-loopback.png', 403, 'IPX_FORBIDDEN_HOST'],
  ['a redirect to localhost', 'to-localhost.png', 403, 'IPX_FORBIDDEN_HOST'],
  ['a redirect to another port', 'to-a-port.png', 403, 'IPX_FORBIDDEN_PORT'],
  ['a redirect to a name that leads to loopback', 'to-a-name.png', 403, 'IPX_FORBIDDEN_IP'],
])('[R7.5] %s is answered by the table, and nobody else is connected to', async (_what, name, status, code) => {
  expect({ answer: await ask(`/_ipx/w_320/http://cdn.example.com/${name}`), ...seen() }).toEqual({
    answer: { status, code },
    requested: [`/${name}`],
    connectedTo: [PUBLIC_ADDRESS],
    connections: 0,
  })
})

/** A PNG of some kB that says it is of 30,000 × 30,000 px. */
function buildBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(30_000_000))
  return Buffer.concat([
    PIXEL.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.from(type), body])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(framed))
  return Buffer.concat([size, framed, sum])
}
