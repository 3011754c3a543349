import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createMediaReader } from './createMediaReader.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function start(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return { requests, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function read(origin: string, path = '/media/a.png', timeoutMs?: number) {
  const reader = createMediaReader(origin, timeoutMs === undefined ? {} : { timeoutMs })
  closing.push(() => reader.close())
  return reader.read(path, new AbortController().signal)
}

it('[R7.5] reads from loopback and any port, since an operator named it', async () => {
  const { origin, requests } = await start((_request, response) => response.end('bytes'))
  expect(await read(origin, '/media/ü a?b#c%.png')).toMatchObject({ bytes: Buffer.from('bytes') })
  expect(requests).toEqual(['/media/%C3%BC%20a%3Fb%23c%25.png'])
})

it('[R7.5] follows a redirect within the origin', async () => {
  const { origin, requests } = await start((request, response) =>
    request.url === '/b.png' ? response.end('b') : response.writeHead(302, { location: '/b.png' }).end(),
  )
  expect(await read(origin)).toMatchObject({ bytes: Buffer.from('b') })
  expect(requests).toEqual(['/media/a.png', '/b.png'])
})

it.each(['http://127.0.0.1:PORT/', 'http://169.254.169.254/', 'https://cdn.example.com/a.png', 'file:///etc/passwd'])(
  '[R7.5] does not follow a redirect to %s',
  async (target) => {
    const other = await start((_request, response) => response.end('secret'))
    const location = target.replace('PORT', new URL(other.origin).port)
    const { origin } = await start((_request, response) => response.writeHead(302, { location }).end())
    await expect(read(origin)).rejects.toMatchObject({ status: 502, code: 'IPX_INVALID_REDIRECT' })
    expect(other.requests).toEqual([])
  },
)

it.each<[string, (request: IncomingMessage, response: ServerResponse) => void, number]>([
  ['404', (_request, response) => response.writeHead(404).end(), 404],
  ['500', (_request, response) => response.writeHead(500).end(), 502],
  ['11 MiB', (_request, response) => response.end(Buffer.alloc(11 * 2 ** 20)), 413],
  ['nothing', () => {}, 504],
])('[R7.5] an origin that answers %s is held to the limits', async (_what, answer, status) => {
  const { origin } = await start(answer)
  await expect(read(origin, '/media/a.png', 300)).rejects.toMatchObject({ status })
})
