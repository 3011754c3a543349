import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { createPublicAgent } from '@clipfront/pictures/fetch'
import { startImageHost } from '@clipfront/pictures/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSource } from './openSource.ts'

const FEED = 'Store,Title\nOak,10% off\n'
const SECRET = 's3cret'
type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function fetchFrom(
  answer: Answer,
  {
    address = `http://maya:${SECRET}@feeds.oak.com/daily/offers.csv?key=${SECRET}`,
    addresses = [['93.184.215.14']],
    limits = { bytes: 1000, timeMs: 5000 },
    idleMs = 2000,
  } = {},
) {
  const host = await startImageHost(answer, addresses)
  onTestFinished(() => host.close())
  const agent = createPublicAgent(idleMs, host.network)
  return { source: await openSource(address, null, { agent, limits }), host }
}

const redirectTo =
  (location: string): Answer =>
  ({ url }, response) =>
    void (url?.startsWith('/daily') ? response.writeHead(302, { location }).end() : response.end(FEED))

describe('a feed at an address', () => {
  it('comes as a file that is called as there, is known without its secrets, and is deleted', async () => {
    const { source, host } = await fetchFrom((_, response) => response.end(FEED))
    expect(source.name).toBe('http://feeds.oak.com/daily/offers.csv')
    expect([path.basename(source.file), readFileSync(source.file, 'utf8')]).toEqual(['offers.csv', FEED])
    const [request] = host.requests
    expect(request?.url).toBe(`/daily/offers.csv?key=${SECRET}`)
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from(`maya:${SECRET}`).toString('base64')}`)
    await source[Symbol.asyncDispose]()
    expect(existsSync(path.dirname(source.file))).toBe(false)
  })

  it('hears a password with a bare percent sign as it was typed', async () => {
    const address = 'http://maya:50%off@feeds.oak.com/daily/offers.csv'
    const { source, host } = await fetchFrom((_, response) => response.end(FEED), { address })
    expect(host.requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('maya:50%off').toString('base64')}`)
    await source[Symbol.asyncDispose]()
  })

  it('comes unpacked', async () => {
    const { source } = await fetchFrom((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(FEED)),
    )
    expect(readFileSync(source.file, 'utf8')).toBe(FEED)
    await source[Symbol.asyncDispose]()
  })

  it('comes by way of a redirect, which hears no password that is another’s', async () => {
    const { source, host } = await fetchFrom(redirectTo('http://cdn.oak.com/offers.csv'))
    expect(readFileSync(source.file, 'utf8')).toBe(FEED)
    expect(host.requests.map(({ headers }) => headers.authorization !== undefined)).toEqual([true, false])
    expect(host.requests[1]?.headers.host).toBe('cdn.oak.com')
    await source[Symbol.asyncDispose]()
  })

  it.each<[string, Answer, Parameters<typeof fetchFrom>[1], RegExp]>([
    ['is missing', (_, response) => response.writeHead(404).end(), {}, /it answers with 404/],
    ['is too large', (_, response) => response.end('x'.repeat(1001)), {}, /larger than 0 MB/],
    [
      'is too large once it is unpacked',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000))),
      {},
      /larger than/,
    ],
    [
      'is packed otherwise',
      (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
      {},
      /packed as br/,
    ],
    ['does not answer', () => {}, { limits: { bytes: 9, timeMs: 60 } }, /longer than/],
    [
      'stops in the middle',
      (_, response) => void response.writeHead(200).write('x'),
      { limits: { bytes: 9, timeMs: 300 } },
      /longer/,
    ],
    [
      'breaks off',
      (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy()),
      {},
      /could not be fetched/,
    ],
    ['goes round', redirectTo('/daily/again'), {}, /redirected too often/],
    ['leads to a file', redirectTo('file:///etc/passwd'), {}, /no address of the web/],
    ['leads nowhere', (_, response) => response.writeHead(301).end(), {}, /no address of the web/],
    [
      'is of this machine',
      (_, response) => response.end(FEED),
      { addresses: [['127.0.0.1']] },
      /not in the public internet/,
    ],
    [
      'is of a private network',
      (_, response) => response.end(FEED),
      { addresses: [['10.0.0.7']] },
      /not in the public internet/,
    ],
    [
      'is of the clouds’ own services',
      (_, response) => response.end(FEED),
      { addresses: [['169.254.169.254']] },
      /not in the public/,
    ],
    [
      'has one private address among others',
      (_, response) => response.end(FEED),
      { addresses: [['93.184.215.14', '::1']] },
      /not in the public/,
    ],
    [
      'is redirected to this machine',
      redirectTo('http://evil-oak.com/'),
      { addresses: [['93.184.215.14'], ['127.0.0.1']] },
      /evil-oak\.com is not in the public internet/,
    ],
    ['has no address', (_, response) => response.end(FEED), { addresses: [[]] }, /has no address/],
  ])('is refused where it %s, without telling its secrets', async (_, answer, options, message) => {
    const outcome = await fetchFrom(answer, options).catch((error: unknown) => error)
    expect(outcome).toMatchObject({ name: 'ImportError', word: 'unreadable', message: expect.stringMatching(message) })
    expect(outcome).toMatchObject({
      message: expect.stringContaining('http://feeds.oak.com/daily/offers.csv could not'),
    })
    expect(String(outcome)).not.toContain(SECRET)
  })

  it('of this machine is refused by its number too, with no connection', async () => {
    await expect(openSource('http://127.0.0.1:1/feed', null)).rejects.toThrow('127.0.0.1 is not in the public internet')
    await expect(openSource('http://[::1]:1/feed', null)).rejects.toThrow('not in the public internet')
    await expect(openSource('http://0x7f000001/feed', null)).rejects.toThrow('127.0.0.1 is not in the public internet')
  })
})

it('what is piped in comes as a file, which is called as the operator says', async () => {
  const source = await openSource('-', null, { stdin: Readable.from([FEED]) })
  expect([source.name, readFileSync(source.file, 'utf8')]).toEqual(['stdin', FEED])
  await source[Symbol.asyncDispose]()
  const named = await openSource('-', 'oak.com-promotions.tsv', { stdin: Readable.from([FEED]) })
  expect([named.name, path.basename(named.file)]).toEqual(['oak.com-promotions.tsv', 'oak.com-promotions.tsv'])
  await named[Symbol.asyncDispose]()
})

it('a path is read where it lies', async () => {
  const source = await openSource('feeds/oak.csv', null)
  expect(source).toMatchObject({ file: 'feeds/oak.csv', name: 'feeds/oak.csv' })
  expect(await openSource('feeds/oak.csv', 'oak')).toMatchObject({ file: 'feeds/oak.csv', name: 'oak' })
})
