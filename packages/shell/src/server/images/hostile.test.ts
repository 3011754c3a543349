import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sites as allSites } from '@clipfront/site-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'
import { startImageHost } from '@clipfront/pictures/testing'

const HOST = 'www.clipfront.example'
const ALLOWED = 'cdn.example.com'

/** Where the names of the wild lead to; every connection is seen, wherever it goes. */
let internet: Awaited<ReturnType<typeof startImageHost>>
let sites: Awaited<ReturnType<typeof startSites>>
const loopback = createServer((_request, response) => response.end('secret'))
let reached = 0
let port = 0

beforeAll(async () => {
  loopback.on('connection', () => (reached += 1))
  await new Promise<void>((resolve) => loopback.listen(0, '127.0.0.1', resolve))
  port = (loopback.address() as AddressInfo).port
  internet = await startImageHost((_request, response) => response.end('secret'), [['127.0.0.1']])
  const site = allSites.find(({ code }) => code === HOST)
  if (!site) throw new Error('no site')
  const release = buildRelease({ ...site, imageHosts: [ALLOWED] })
  sites = await startSites('main', { imageFetcher: internet.fetcher, releases: new Map([[HOST, { prod: release }]]) })
})
afterAll(async () => {
  await sites.close()
  await internet.close()
  loopback.close()
})

const INNER =
  `127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 0 0.0.0.0 localhost LOCALHOST localhost.
  foo.localhost [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:0:0:1] [::127.0.0.1] [64:ff9b::7f00:1] [2002:7f00:1::]
  [fe80::1] [fc00::1] 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 169.254.170.2 100.100.100.200 metadata.google.internal
  kubernetes.default.svc ①②⑦.⓪.⓪.① 127。0。0。1 127.0.0.1.nip.io localtest.me`.split(/\s+/)

const LOOKALIKES = [
  `${ALLOWED}@evil.com`,
  `evil.com@${ALLOWED}`,
  `user:pass@${ALLOWED}`,
  `:@${ALLOWED}`.replace(':@', 'a:@'),
  `${ALLOWED}.evil.com`,
  `evil${ALLOWED}`,
  `sub.${ALLOWED}`,
  `${ALLOWED}.`,
  `${ALLOWED}%2eevil.com`,
  `evil.com%23@${ALLOWED}`,
  `evil.com%5C@${ALLOWED}`,
  `${ALLOWED}%00.evil.com`,
  `${ALLOWED}%0d%0aHost:%20evil.com`,
  `${ALLOWED}%20.evil.com`,
  `${ALLOWED}%3A22`,
  `${ALLOWED}:22`,
  `${ALLOWED}:8080`,
  `${ALLOWED}:0`,
  `${ALLOWED}:65536`,
  `${ALLOWED}:-1`,
  `${ALLOWED}:80@127.0.0.1`,
  `[${ALLOWED}]`,
  'cdn%2Eexample%2Ecom.evil.com',
  'сdn.example.com',
]

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
  '..%00',
  '..%c0%af..',
]

const hostile: readonly string[] = [
  ...INNER.flatMap((host) => [`http://${host}/a.png`, `https://${host}/`, `http:/${host}/a.png`]),
  ...INNER.slice(0, 10).map((host) => `http://${host}:PORT/a.png`),
  ...LOOKALIKES.flatMap((host) => [`http://${host}/a.png`, `https://${host}/a.png`]),
  ...SCHEMES.map((scheme) => `${scheme}://127.0.0.1:PORT/etc/passwd`),
  ...CLIMBS.flatMap((up) => [`${up}/secrets.json`, `media/${up}/secrets.json`, `media/x/${up}/${up}/etc/passwd`]),
  // The allowed name itself, which leads to loopback.
  ...['http', 'https', 'HTTP', 'http%3A'].map((scheme) => `${scheme}://${ALLOWED}/a.png`),
  '//127.0.0.1:PORT/a.png',
  '///127.0.0.1/a.png',
  '%2f%2f127.0.0.1:PORT/a.png',
  '%68ttp://127.0.0.1:PORT/',
  '%20http://127.0.0.1/',
  'http:%5C%5C127.0.0.1:PORT/',
  'http:127.0.0.1:PORT',
  'http:///127.0.0.1:PORT/',
  'https:127.0.0.1',
  'http://%31%32%37.0.0.1:PORT/',
  ...['"', '*', '%3c', '>', '%7c', ':', '%5c', '%3f'].map((sign) => `media/a${sign}b.png`),
  ...['%01', '%0a', '%0d', '%09', '%7f', '%c2%85'].map((sign) => `media/a${sign}b.png`),
]

describe(`[R7.5] ${hostile.length} addresses of those who look for a way in`, () => {
  it('are as many as were promised', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(200))

  it.each(hostile)('%s is refused, and nobody is connected to', async (address) => {
    const source = address.replace('PORT', String(port))
    const target = `/_ipx/w_320/${source.replaceAll(/[^ -~]+/g, encodeURIComponent)}`
    const { status, body } = await sites.ask(HOST, target)
    const { statusText } = JSON.parse(body) as { statusText: string }
    expect([status, statusText]).toEqual([expect.toBeOneOf([400, 403, 404]), expect.stringMatching(ALLOWED_CODES)])
    expect([internet.connectedTo, reached]).toEqual([[], 0])
    expect(sites.pageApi.requests).toEqual([])
  })
})

const ALLOWED_CODES =
  /^IPX_(?:INVALID_URL|INVALID_ID|FORBIDDEN_PROTOCOL|FORBIDDEN_HOST|FORBIDDEN_PORT|FORBIDDEN_IP|FORBIDDEN_PATH|FILE_NOT_FOUND)$/
