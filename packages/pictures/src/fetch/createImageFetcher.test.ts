import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { PUBLIC_ADDRESS, startImageHost } from '../testing/startImageHost.ts'

const URL_OF_PICTURE = 'http://cdn.example.com/a.png?v=1'
const domains = ['cdn.example.com', 'img.merchant.com']
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function fetchFrom(answer: Answer, addresses?: string[][], timeoutMs?: number) {
  const host = await startImageHost(answer, addresses, timeoutMs)
  closing.push(() => host.close())
  const signal = new AbortController().signal
  const fetched = await host.fetcher.fetch(URL_OF_PICTURE, domains, signal).catch((thrown: unknown) => thrown)
  return { ...host, fetched, fetchAgain: () => host.fetcher.fetch(URL_OF_PICTURE, domains, signal) }
}

const redirect =
  (location: string | undefined, status = 302): Answer =>
  (_request, response) =>
    response.writeHead(status, location === undefined ? {} : { location }).end('moved')

it('[R7.5] fetches a picture with fixed headers and no cookie', async () => {
  const { fetched, requests, connectedTo } = await fetchFrom((_request, response) => {
    response.writeHead(200, {
      'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
      'cache-control': 'public, max-age=3600',
      'set-cookie': 'a=1',
    })
    response.end('bytes')
  })
  expect(fetched).toEqual({ bytes: Buffer.from('bytes'), modifiedAt: new Date('2026-11-20T12:00:00Z'), maxAge: 3600 })
  expect(connectedTo).toEqual([PUBLIC_ADDRESS])
  expect(requests[0]?.url).toBe('/a.png?v=1')
  expect(requests[0]?.headers).toEqual({
    host: 'cdn.example.com',
    connection: 'keep-alive',
    accept: 'image/*',
    'user-agent': 'Clipfront-Images/1.0',
  })
})

it.each([
  ['max-age=1', 300],
  ['max-age=999999', 86_400],
  ['s-maxage=7, max-age=600', 600],
  ['no-store', 300],
])('[R7.5] caches a picture of "%s" for %i s', async (header, maxAge) => {
  const { fetched } = await fetchFrom((_request, response) => response.setHeader('cache-control', header).end('x'))
  expect(fetched).toMatchObject({ maxAge })
})

it.each<[string, Answer, number, string]>([
  ['404', (_request, response) => response.writeHead(404).end(), 404, 'IPX_FILE_NOT_FOUND'],
  ['410', (_request, response) => response.writeHead(410).end(), 404, 'IPX_FILE_NOT_FOUND'],
  ['401', (_request, response) => response.writeHead(401).end(), 502, 'IPX_FETCH_ERROR'],
  ['500 with a body', (_request, response) => response.writeHead(500).end('x'.repeat(1e6)), 502, 'IPX_FETCH_ERROR'],
  ['206', (_request, response) => response.writeHead(206).end('x'), 502, 'IPX_FETCH_ERROR'],
  ['a connection that breaks', (request) => request.socket.destroy(), 502, 'IPX_FETCH_ERROR'],
  ['what is no HTTP', (request) => request.socket.end('hello\r\n\r\n'), 502, 'IPX_FETCH_ERROR'],
  [
    'a length of 11 MiB',
    (_request, response) => response.writeHead(200, { 'content-length': 11 * 2 ** 20 }).write('x'),
    413,
    'IPX_SOURCE_TOO_LARGE',
  ],
  [
    '11 MiB without a length',
    (_request, response) => response.end(Buffer.alloc(11 * 2 ** 20)),
    413,
    'IPX_SOURCE_TOO_LARGE',
  ],
  ['a redirect to itself', redirect('/a.png'), 502, 'IPX_TOO_MANY_REDIRECTS'],
  ['a redirect to nowhere', redirect(undefined), 502, 'IPX_INVALID_REDIRECT'],
  ['a redirect that cannot be read', redirect('http://['), 502, 'IPX_INVALID_REDIRECT'],
])('[R7.5] %s is %i, %s', async (_what, answer, status, code) => {
  expect((await fetchFrom(answer)).fetched).toMatchObject({ status, code })
})

it.each([
  ['http://127.0.0.1/', 'IPX_FORBIDDEN_HOST'],
  ['http://localhost/', 'IPX_FORBIDDEN_HOST'],
  ['http://[::1]/', 'IPX_FORBIDDEN_HOST'],
  ['//evil.com/a.png', 'IPX_FORBIDDEN_HOST'],
  ['http://a@cdn.example.com/', 'IPX_FORBIDDEN_HOST'],
  ['http://cdn.example.com:6379/', 'IPX_FORBIDDEN_PORT'],
  ['file:///etc/passwd', 'IPX_FORBIDDEN_PROTOCOL'],
])('[R7.5] does not follow a redirect to %s: %s', async (location, code) => {
  const { fetched, requests } = await fetchFrom(redirect(location))
  expect(fetched).toMatchObject({ status: 403, code })
  expect(requests).toHaveLength(1)
})

it('[R7.5] follows three redirects between allowed hosts', async () => {
  const { fetched, requests } = await fetchFrom((request, response) => {
    const hop = Number(new URL(request.url ?? '', 'http://x').searchParams.get('hop'))
    if (hop === 3) response.end('bytes')
    else redirect(`http://img.merchant.com/a.png?hop=${hop + 1}`, 301)(request, response)
  })
  expect(fetched).toMatchObject({ bytes: Buffer.from('bytes') })
  expect(requests.map(({ headers }) => headers.host)).toEqual(['cdn.example.com', ...Array(3).fill('img.merchant.com')])
})

it.each([[['127.0.0.1']], [[PUBLIC_ADDRESS, '10.0.0.1']], [['::ffff:169.254.169.254']], [['64:ff9b::7f00:1']]])(
  '[R7.5] does not connect to a host at %j',
  async (addresses) => {
    const { fetched, connectedTo } = await fetchFrom((_request, response) => response.end('x'), [addresses])
    expect(fetched).toMatchObject({ status: 403, code: 'IPX_FORBIDDEN_IP' })
    expect(connectedTo).toEqual([])
  },
)

const sendOnce: Answer = (_request, response) => response.setHeader('connection', 'close').end('x')

it('[R7.5] connects to the address that it checked, though the name leads elsewhere a moment later', async () => {
  const { connectedTo, fetchAgain } = await fetchFrom(sendOnce, [[PUBLIC_ADDRESS], ['127.0.0.1']])
  expect(connectedTo).toEqual([PUBLIC_ADDRESS])
  await expect(fetchAgain()).rejects.toMatchObject({ code: 'IPX_FORBIDDEN_IP' })
  expect(connectedTo).toEqual([PUBLIC_ADDRESS])
})

it('[R7.5] a name without an address is 502', async () => {
  const { fetched } = await fetchFrom(() => {}, [[]])
  expect(fetched).toMatchObject({ status: 502, code: 'IPX_DNS_LOOKUP_FAILED' })
})

it.each<[string, Answer]>([
  ['answers nothing', () => {}],
  ['sends a byte now and then', (_request, response) => void setInterval(() => response.write('x'), 20).unref()],
])('[R7.5] a source that %s is 504 after its time', async (_what, answer) => {
  const { fetched } = await fetchFrom(answer, undefined, 200)
  expect(fetched).toMatchObject({ status: 504, code: 'IPX_TIMEOUT' })
})
