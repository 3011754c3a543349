import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import { startImageHost } from '@clipfront/pictures/testing'
import { sites as allSites } from '@clipfront/site-config'
import { readVectors } from '@clipfront/vitest/vectors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const { domains, parse } = readVectors(new URL('../../../../routing/vectors/ipx.json', import.meta.url)) as {
  domains: string[]
  parse: { path: string; expect: { status?: number; code?: string } }[]
}

/** What an allowed host may turn out to be; every connection to loopback itself is seen. */
let internet: Awaited<ReturnType<typeof startImageHost>>
let sites: Awaited<ReturnType<typeof startSites>>
let reached = 0
const loopback = createServer((_request, response) => response.end('secret'))
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const bomb = buildBomb()

beforeAll(async () => {
  loopback.on('connection', () => (reached += 1))
  await new Promise<void>((resolve) => loopback.listen(0, '127.0.0.1', resolve))
  const { port } = loopback.address() as AddressInfo
  internet = await startImageHost(
    ({ url = '' }, response) => {
      if (url === '/slow.png') response.writeHead(200).flushHeaders()
      else if (url === '/bomb.png') response.end(bomb)
      else if (url.startsWith('/away')) {
        const target = url === '/away-1.png' ? `http://127.0.0.1:${port}/` : `http://localhost:${port}/a.png`
        response.writeHead(302, { location: target }).end()
      } else response.end(PIXEL)
    },
    undefined,
    2000,
  )
  const site = allSites.find(({ code }) => code === HOST)
  if (!site) throw new Error('no site')
  const release = buildRelease({ ...site, imageHosts: domains })
  sites = await startSites('main', { imageFetcher: internet.fetcher, releases: new Map([[HOST, { prod: release }]]) })
})
afterAll(async () => {
  await sites.close()
  await internet.close()
  loopback.close()
})

async function ask(target: string) {
  const { status, body, headers } = await sites.ask(HOST, target)
  const code = String(headers['content-type']).includes('json') ? (JSON.parse(body) as { statusText?: string }) : {}
  return { status, code: code.statusText }
}

describe('[R7.5] every row of the table is answered by a server as it is parsed', () => {
  const madeOrMissing: unknown = expect.toBeOneOf([200, 400, 404])
  it.each(parse)('$path', async ({ path, expect: expected }) => {
    const answer = await ask(path.replaceAll(/[^ -~]+/g, encodeURIComponent).replaceAll(' ', '%20'))
    expect(answer).toEqual(expected.status === undefined ? { ...answer, status: madeOrMissing } : expected)
    expect(reached).toBe(0)
  })
})

it.each([
  ['a bomb of 900 MP', 'bomb.png', 400, 'IPX_INVALID_IMAGE'],
  ['what comes too slowly', 'slow.png', 504, 'IPX_TIMEOUT'],
  ['a redirect to loopback', 'away-1.png', 403, 'IPX_FORBIDDEN_HOST'],
  ['a redirect to localhost', 'away-2.png', 403, 'IPX_FORBIDDEN_HOST'],
])('[R7.5] %s is answered by the table, and nobody else is asked', async (_what, name, status, code) => {
  expect(await ask(`/_ipx/w_320/http://cdn.example.com/${name}`)).toEqual({ status, code })
  expect(reached).toBe(0)
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
