import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import { OVER_HTTP } from '@clipfront/vitest/over-http'
import { array, assert, asyncProperty, constantFrom, integer, oneof } from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askHead } from '../../testing/askHead.ts'
import { startSites } from '../../testing/startSites.ts'

const ALIAS = 'clipfront.example'
const CANONICAL = 'www.clipfront.example'
const aliases = allSites
  .filter(({ businessUnit }) => businessUnit === 'main')
  .flatMap(({ hosts: [canonical, ...others] }) => others.map((alias) => ({ alias, canonical })))

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
})
afterAll(() => sites.close())

async function follow(host: string, target: string, headers: Record<string, string> = {}, from = sites) {
  const answer = await from.ask(host, target, { headers })
  return [answer.status, answer.headers['location']]
}

describe('[R1.9] an alias leads to the canonical host', () => {
  it('there is one, or this proves nothing', () => expect(aliases).not.toEqual([]))

  it.each(aliases)('$alias to $canonical, in its environment and at its port', async ({ alias, canonical }) => {
    for (const label of ['', 'beta.', 'dev.']) {
      for (const port of ['', ':3000']) {
        const expected = [301, `http://${label}${canonical}${port}/stores/x?a=1`]
        expect(await follow(label + alias + port, '/stores/x?a=1')).toEqual(expected)
      }
    }
    expect(sites.pageApi.requests, 'nobody is asked for it').toEqual([])
  })

  it('whatever case it is written in', async () => {
    expect(await follow('BETA.ClipFront.example:80', '/')).toEqual([301, `http://beta.${CANONICAL}:80/`])
  })

  it.each([
    '/?',
    '/a?b=c?d',
    '//evil.example/x',
    '//evil.example@x/%2e%2e',
    '/\\evil.example',
    '/@evil.example',
    '/a//b/../c/./',
    '/%',
    '/%zz?%00',
    '/a%2Fb?q=h%26m&q=+%20+',
    '/x?a=1%2526b=2',
    '/a#b?c',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/403',
    '/cut-port?to=%2Fstores%2Fx&mktsrc=mail',
    '/edm-redirect?url=%2F',
    `/${'a'.repeat(8000)}`,
  ])('with %s byte for byte', async (target) => {
    expect(await follow(ALIAS, target)).toEqual([301, `http://${CANONICAL}${target}`])
  })

  it('HEAD as well', async () => {
    const { head, expected } = await askHead(sites, ALIAS, '/stores/x?a')
    expect([head.status, head]).toEqual([301, expected])
  })

  it('is kept by browsers alone, not for long, and not at all where sites are worked on', async () => {
    const answers = [await sites.ask(ALIAS, '/'), await sites.ask(`beta.${ALIAS}`, '/')]
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['private, max-age=300', 'no-store'])
  })
})

describe('what stays where it came in', () => {
  it.each([CANONICAL, `beta.${CANONICAL}`, 'www.main.localhost:3000', '192.0.2.10', 'uk.clipfront.example'])(
    '%s is no alias',
    async (host) => expect(await follow(host, '/')).toEqual([200, undefined]),
  )

  it('the calls of a page that was opened under this name before', async () => {
    expect((await sites.ask(ALIAS, '/api/page?url=/')).status).toBe(200)
    sites.pageApi.answer(() => ({ status: 204, body: '' }))
    const headers = { origin: `https://${ALIAS}`, 'sec-fetch-site': 'same-origin' }
    expect((await sites.ask(ALIAS, '/api/pagepoint?type=click', { method: 'POST', headers })).status).toBe(204)
  })

  it('and its files, which may not come from another origin', async () => {
    sites.pageApi.answer(() => ({ status: 404, body: buildWirePage('error') }))
    expect(await follow(ALIAS, '/assets/gone.js')).toEqual([404, undefined])
  })

  it('[R5.1] the way to a shop, by a 302 that is never cached', async () => {
    sites.pageApi.answer(() => ({ status: 302, body: { code: 302, location: 'https://shop.example/?a=1' } }))
    const { status, headers } = await sites.ask(ALIAS, '/go-c-1?url=https%3A%2F%2Fshop.example%2F')
    expect([status, headers['location']]).toEqual([302, 'https://shop.example/?a=1'])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, nofollow'])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s, which is refused there as everywhere',
    async (method) => {
      const { status, headers } = await sites.ask(ALIAS, '/stores/x', { method })
      expect([status, headers['location']]).toEqual([405, undefined])
    },
  )

  it('a target that names a host of its own', async () => {
    expect(await follow(ALIAS, 'http://evil.example/x')).toEqual([400, undefined])
    expect(await follow(ALIAS, '*')).toEqual([400, undefined])
  })
})

describe('the scheme', () => {
  let behind: typeof sites
  beforeAll(async () => {
    behind = await startSites('main', { trustedProxies: ['127.0.0.1'] })
  })
  afterAll(() => behind.close())

  it.each([
    [{ 'x-forwarded-proto': 'https' }, `https://${CANONICAL}/`],
    [{ 'x-forwarded-proto': 'HTTPS, https' }, `https://${CANONICAL}/`],
    [{ 'x-forwarded-proto': 'http' }, `http://${CANONICAL}/`],
    [{ 'x-forwarded-proto': 'javascript' }, `https://${CANONICAL}/`],
    [{ 'x-forwarded-host': `${ALIAS}:8443`, 'x-forwarded-proto': 'https' }, `https://${CANONICAL}:8443/`],
    [{ 'x-forwarded-host': `beta.${ALIAS}` }, `http://beta.${CANONICAL}/`],
    [{}, `https://${CANONICAL}/`],
  ])('is the one that a trusted proxy names in %j, else the site’s own in production', async (headers, expected) => {
    expect(await follow(ALIAS, '/', headers, behind)).toEqual([301, expected])
  })

  it('is not what a stranger says', async () => {
    expect(await follow(ALIAS, '/', { 'x-forwarded-proto': 'https' })).toEqual([301, `http://${CANONICAL}/`])
  })
})

/** Any bytes as they are, which no client of Node's would send. */
async function askRaw(target: Buffer): Promise<string> {
  const socket = connect(sites.port, '127.0.0.1')
  const [start, end] = ['GET ', ` HTTP/1.1\r\nHost: ${ALIAS}\r\nConnection: close\r\n\r\n`]
  socket.write(Buffer.concat([Buffer.from(start), target, Buffer.from(end)]))
  return text(socket.setEncoding('latin1'))
}

const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '@',
  ':',
  '?',
  '&',
  '#',
  '%',
  '%2F',
  '%2526',
  '%00',
  '%0d%0a',
  'evil.example',
]
const bytes = array(
  oneof(
    constantFrom(...PIECES).map((piece) => Buffer.from(piece)),
    { weight: 3, arbitrary: integer({ min: 0x21, max: 0x7e }).map((byte) => Buffer.of(byte)) },
    integer({ min: 0, max: 0xff }).map((byte) => Buffer.of(byte)),
  ),
  { maxLength: 8 },
).map((pieces) => Buffer.concat([Buffer.from('/x'), ...pieces]).subarray(0, 200))
const target = oneof(
  bytes,
  bytes.map((path) => Buffer.concat([Buffer.from('/'), path.subarray(2)])),
)

it('whatever the bytes, they arrive as they were or are refused: never another place, never a broken answer', async () => {
  const judged = { followed: 0, refused: 0 }
  await assert(
    asyncProperty(target, async (given) => {
      const answer = await askRaw(given)
      const status = answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
      if (status === '400') {
        judged.refused += 1
        return
      }
      // A blank or a line break ends the target.
      const [path = ''] = given.toString('latin1').split(/[ \r\n]/, 1)
      if (/^\/(?:go-|(?:api|assets|_ipx)\/)/.test(path)) return
      judged.followed += 1
      expect([status, /^location: (.*)\r$/m.exec(answer)?.[1]]).toEqual(['301', `http://${CANONICAL}${path}`])
      expect(new URL(`http://${CANONICAL}${path}`).host).toBe(CANONICAL)
    }),
    OVER_HTTP,
  )
  expect(judged.followed, 'many of them are followed, or this proves nothing').toBeGreaterThan(judged.refused / 4)
  expect(sites.logged).toEqual([])
})
