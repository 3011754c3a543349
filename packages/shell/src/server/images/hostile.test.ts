import { startForbiddenHost } from '@clipfront/pictures/testing'
import { sites as allSites } from '@clipfront/site-config'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const ALLOWED = 'cdn.example.com'

/** Every name leads to loopback, where each connection is seen. */
let loopback: Awaited<ReturnType<typeof startForbiddenHost>>
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  loopback = await startForbiddenHost()
  const site = allSites.find(({ code }) => code === HOST)
  if (!site) throw new Error('no site')
  const release = buildRelease({ ...site, imageHosts: [ALLOWED] })
  sites = await startSites('main', { imageFetcher: loopback.fetcher, releases: new Map([[HOST, { prod: release }]]) })
})
afterAll(async () => {
  await sites.close()
  await loopback.close()
})
beforeEach(() => void loopback.takeConnections())

const INNER =
  `127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 0 0.0.0.0 localhost LOCALHOST localhost.
  foo.localhost [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:0:0:1] [::127.0.0.1] [64:ff9b::7f00:1] [2002:7f00:1::]
  [fe80::1] [fc00::1] 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 169.254.170.2 100.100.100.200 metadata.google.internal
  kubernetes.default.svc ①②⑦.⓪.⓪.① 127。0。0。1 127.0.0.1.nip.io localtest.me`.split(/\s+/)

const SCHEMES = [
  'file',
  'ftp',
  'gopher',
  'dict',
  'ldap',
  'data',
  'javascript',
  'blob',
  'ws',
  'jar',
  'php',
  'view-source',
  'h2',
]

const CLIMBS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '..;',
  '...',
  '.',
  '.git',
  '.env',
  '%2egit',
  '..%c0%af..',
]

const climb = (up: string) => [`${up}/secrets.json`, `media/${up}/secrets.json`, `media/x/${up}/${up}/etc/passwd`]
const overBoth = (host: string) => [`http://${host}/a.png`, `https://${host}/a.png`]
const named = (sign: string) => `media/a${sign}b.png`

/** By what the status table says of them. */
const families: readonly [what: string, status: number, code: string, addresses: readonly string[]][] = [
  [
    'inner hosts',
    403,
    'IPX_FORBIDDEN_HOST',
    [
      ...INNER.flatMap((host) => [`http://${host}/a.png`, `https://${host}/`, `http:/${host}/a.png`]),
      ...INNER.slice(0, 10).map((host) => `http://${host}:PORT/a.png`),
    ],
  ],
  [
    'inner hosts in another spelling',
    403,
    'IPX_FORBIDDEN_HOST',
    [
      '%68ttp://127.0.0.1:PORT/',
      'http:127.0.0.1:PORT',
      'http:///127.0.0.1:PORT/',
      'https:127.0.0.1',
      'http://%31%32%37.0.0.1:PORT/',
    ],
  ],
  [
    'hosts that look like the allowed one',
    403,
    'IPX_FORBIDDEN_HOST',
    [
      `${ALLOWED}@evil.com`,
      `${ALLOWED}.evil.com`,
      `evil${ALLOWED}`,
      `sub.${ALLOWED}`,
      `${ALLOWED}.`,
      `${ALLOWED}%2eevil.com`,
      `evil.com%23@${ALLOWED}`,
      `${ALLOWED}:80@127.0.0.1`,
      'cdn%2Eexample%2Ecom.evil.com',
      'сdn.example.com',
    ].flatMap(overBoth),
  ],
  [
    'the allowed host with a user name',
    403,
    'IPX_FORBIDDEN_HOST',
    [`evil.com@${ALLOWED}`, `user:pass@${ALLOWED}`, `a:@${ALLOWED}`].flatMap(overBoth),
  ],
  [
    'the allowed host at another port',
    403,
    'IPX_FORBIDDEN_PORT',
    [`${ALLOWED}%3A22`, `${ALLOWED}:22`, `${ALLOWED}:8080`, `${ALLOWED}:0`, `${ALLOWED}:PORT`].flatMap(overBoth),
  ],
  [
    'the allowed host itself, whose name leads to loopback',
    403,
    'IPX_FORBIDDEN_IP',
    [
      ...['http', 'https', 'HTTP'].map((scheme) => `${scheme}://${ALLOWED}/a.png`),
      `http:/${ALLOWED}/a.png`,
      `http%3A//${ALLOWED}/a.png`,
      `http://${ALLOWED}:80/b.png`,
      `https://${ALLOWED.toUpperCase()}:443/a.png`,
    ],
  ],
  [
    'hosts and ports that cannot be parsed',
    400,
    'IPX_INVALID_URL',
    [
      ...[`${ALLOWED}%20.evil.com`, `${ALLOWED}:65536`, `${ALLOWED}:-1`, `[${ALLOWED}]`].flatMap(overBoth),
      `http%3A://${ALLOWED}/a.png`,
    ],
  ],
  [
    'control characters in a host',
    400,
    'IPX_INVALID_ID',
    [`${ALLOWED}%00.evil.com`, `${ALLOWED}%0d%0aHost:%20evil.com`].flatMap(overBoth),
  ],
  [
    'control characters in a path',
    400,
    'IPX_INVALID_ID',
    [...climb('..%00'), ...['%01', '%0a', '%0d', '%09', '%7f', '%c2%85'].map(named)],
  ],
  ['other schemes', 403, 'IPX_FORBIDDEN_PROTOCOL', SCHEMES.map((scheme) => `${scheme}://127.0.0.1:PORT/etc/passwd`)],
  ['paths that climb or are hidden', 403, 'IPX_FORBIDDEN_PATH', CLIMBS.flatMap(climb)],
  ['signs that no path has', 403, 'IPX_FORBIDDEN_PATH', ['"', '*', '%3c', '>', '%7c', ':', '%5c', '%3f'].map(named)],
  [
    'paths that would be an address elsewhere',
    403,
    'IPX_FORBIDDEN_PATH',
    ['//127.0.0.1:PORT/a.png', '%2f%2f127.0.0.1:PORT/a.png', '%20http://127.0.0.1/'],
  ],
  [
    'addresses with a backslash',
    403,
    'IPX_FORBIDDEN_PATH',
    ['http:%5C%5C127.0.0.1:PORT/', ...overBoth(`evil.com%5C@${ALLOWED}`)],
  ],
  ['a host that is a path of ours', 404, 'IPX_FILE_NOT_FOUND', ['///127.0.0.1/a.png']],
]

const hostile = families.flatMap(([, , , addresses]) => addresses)

describe(`[R7.5] ${hostile.length} addresses of those who look for a way in`, () => {
  it('are as many as were promised', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(200))

  describe.each(families)('%s: %i %s', (_what, status, code, addresses) => {
    it.each(addresses)('%s is rejected, and nobody is connected to', async (address) => {
      const source = address.replace('PORT', String(loopback.port))
      const target = `/_ipx/w_320/${source.replaceAll(/[^ -~]+/g, encodeURIComponent)}`
      const { status: sent, body } = await sites.ask(HOST, target)
      const { statusText } = JSON.parse(body) as { statusText: string }
      expect([sent, statusText, loopback.takeConnections()]).toEqual([status, code, 0])
      expect(sites.pageApi.requests).toEqual([])
    })
  })

  it.each([`http://${ALLOWED}/a.png`, 'http://127.0.0.1:8080/'])(
    'reach loopback and are counted where nothing is checked: %s',
    async (address) => {
      await loopback.reach(address)
      expect(loopback.takeConnections()).toBe(1)
    },
  )
})
