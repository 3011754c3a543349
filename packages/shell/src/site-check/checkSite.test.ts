import { buildWirePage } from '@clipfront/page-data/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import type { CheckedSite, SiteAnswer } from './CheckedSite.ts'
import { checkSite } from './checkSite.ts'
import { writePreview } from './testing/writePreview.ts'

const found = findSiteByName('main/uk')
if (!found) throw new Error('there is no site main/uk')
const uk = found
const home = 'https://uk.clipfront.example'
const PICTURE = '/_share/0123456789abcdef.png'
const page = (path: string, more = '') =>
  `<!DOCTYPE html><html lang="en-GB" dir="ltr"><head><title>x &amp; y</title><link rel="canonical" href="${home}${path}">${writePreview(uk.name, home + path, home + PICTURE)}${more}</head></html>`
const html = (body: string, headers: SiteAnswer['headers'] = {}): SiteAnswer => ({ status: 200, headers, body })
const typed = (type: string, body = ''): SiteAnswer => html(body, { 'content-type': type })
const list = (...urls: string[]) => typed('application/xml', urls.map((url) => `<loc>${url}</loc>`).join(''))

/** A site with nothing wrong. */
const GOOD: Record<string, SiteAnswer> = {
  '/': html(page('/', `<link rel="alternate" hreflang="en-US" href="https://www.clipfront.example/">`)),
  '/icon.svg': typed('image/svg+xml'),
  '/robots.txt': typed('text/plain', `User-agent: *\nSitemap: ${home}/sitemap.xml\n`),
  '/manifest.webmanifest': typed('application/manifest+json', '{}'),
  '/llms.txt': typed('text/plain', '# x'),
  '/favicon.ico': typed('image/x-icon'),
  ...Object.fromEntries(
    ['apple-touch-icon', 'icon-192', 'icon-512', 'icon-maskable-512'].map((name) => [
      `/${name}.png`,
      typed('image/png'),
    ]),
  ),
  '/sw.js': typed('text/javascript'),
  [PICTURE]: typed('image/png'),
  '/sitemap.xml': list(`${home}/sitemap-stores.xml`),
  '/sitemap-stores.xml': list(`${home}/stores/a`, `${home}/stores/b`),
  '/stores/a': html(page('/stores/a')),
  '/stores/b': html(page('/stores/b')),
}
const wire = buildWirePage('home')
const API: SiteAnswer = typed('application/json', JSON.stringify(wire))
const MISSING: SiteAnswer = { status: 404, headers: {}, body: '' }
const WORDS = {
  search: 'Search',
  counted: () => '1',
  errors: { notFound: 'Not found' },
  free: { lead: '', tail: 'free' },
}

async function check(seeded: Record<string, SiteAnswer> = {}, more: Partial<CheckedSite> = {}, words: unknown = WORDS) {
  const answers = { ...GOOD, ...seeded }
  const checked: CheckedSite = {
    site: uk,
    environment: 'prod',
    ask: async (target) => answers[target] ?? MISSING,
    askApi: async () => API,
    addresses: { site: home, api: 'http://127.0.0.1:4000' },
    ...more,
  }
  return checkSite(checked, words, WORDS)
}

async function listIssues(...given: Parameters<typeof check>) {
  const checks = await check(...given)
  return checks.flatMap(({ issues }) => issues.map(({ part, problem }) => `${part}: ${problem}`))
}

const refused = () => Promise.reject(new Error('connect ECONNREFUSED'))

it('has nothing to say of a good site', async () => {
  expect(await listIssues()).toEqual([])
})

it('names each check with what it asked, and the one that found something', async () => {
  const checks = await check({ '/icon.svg': MISSING })
  expect(checks.map(({ name, requests, issues }) => [name, requests, issues.length])).toEqual([
    ['page-api', [`http://127.0.0.1:4000${uk.api}/pages/`], 0],
    ['words', [], 0],
    ['home page', [`${home}/`], 0],
    ['icon', [`${home}/icon.svg`], 1],
    ['preview', [`${home}/`, home + PICTURE], 0],
    ['robots.txt', [`${home}/robots.txt`], 0],
    [
      'files',
      [
        'manifest.webmanifest',
        'llms.txt',
        'favicon.ico',
        'apple-touch-icon.png',
        'icon-192.png',
        'icon-512.png',
        'icon-maskable-512.png',
        'sw.js',
      ].map((file) => `${home}/${file}`),
      0,
    ],
    ['sitemap', ['sitemap.xml', 'sitemap-stores.xml', 'stores/a', 'stores/b'].map((file) => `${home}/${file}`), 0],
    ['compliance', [`${home}/`], 0],
  ])
})

it.each([
  ['a server that does not answer', {}, { ask: refused }, 'server: the site cannot be asked'],
  ['an unreachable page-api', {}, { askApi: refused }, 'page-api: cannot be asked'],
  ['a page-api that does not know the site', {}, { askApi: async () => MISSING }, 'page-api: answers 404'],
  [
    'a page-api that names no canonical address',
    {},
    {
      askApi: async () =>
        typed('application/json', JSON.stringify({ ...wire, meta: { ...wire.meta, canonical_url: '' } })),
    },
    'page-api: sends the home page without canonical_url',
  ],
  ['a missing icon', { '/icon.svg': MISSING }, {}, 'icon: /icon.svg answers 404'],
  ['an icon that is a page', { '/icon.svg': typed('text/html') }, {}, 'icon: /icon.svg answers 200, text/html'],
  [
    'a canonical link to another host',
    { '/': html(page('/').replace('uk.clipfront', 'www.clipfront')) },
    {},
    'canonical: / names https://www.clipfront.example/',
  ],
  [
    'a page without a canonical link',
    { '/stores/a': html('<html lang="en-GB"><title>x</title>') },
    {},
    'canonical: /stores/a names none',
  ],
  ['a wrong language', { '/': html(page('/').replace('en-GB', 'de-DE')) }, {}, 'language: / says lang="de-DE"'],
  ['a wrong direction', { '/': html(page('/').replace('ltr', 'rtl')) }, {}, 'language: / runs rtl'],
  ['a home page that fails', { '/': { ...MISSING, status: 503 } }, {}, 'pages: / answers 503'],
  [
    'a page without a title',
    { '/': html(page('/').replace('<title>x &amp; y', '<title>')) },
    {},
    'head: / has no title',
  ],
  [
    'a home page that must not be indexed',
    { '/': html(page('/'), { 'x-robots-tag': 'NOINDEX' }) },
    {},
    'robots: / sends "NOINDEX"',
  ],
  [
    'a counterpart that is none of ours',
    { '/': html(page('/', '<link rel="alternate" hreflang="fr" href="https://evil.example/">')) },
    {},
    'hreflang: / names https://evil.example/',
  ],
  ['a sitemap that is gone', { '/sitemap.xml': MISSING }, {}, 'sitemap: answers 404'],
  [
    'a part of it that is gone',
    { '/sitemap-stores.xml': MISSING },
    {},
    'sitemap: https://uk.clipfront.example/sitemap-stores.xml answers 404',
  ],
  [
    'a part on another host',
    { '/sitemap.xml': list('https://www.clipfront.example/s.xml') },
    {},
    'sitemap: names https://www',
  ],
  [
    'another host’s page in it',
    { '/sitemap-stores.xml': list('https://www.clipfront.example/x') },
    {},
    'another host’s',
  ],
  [
    'a page in it that must not be indexed',
    { '/stores/b': html(page('/stores/b'), { 'x-robots-tag': 'NOINDEX' }) },
    {},
    'which says NOINDEX',
  ],
  [
    'a page in it that has another address',
    { '/stores/b': html(page('/stores/a')) },
    {},
    'is known as https://uk.clipfront.example/stores/a',
  ],
  [
    'robots.txt without its sitemap',
    { '/robots.txt': typed('text/plain', 'User-agent: *') },
    {},
    'robots.txt: names no sitemap',
  ],
  [
    'robots.txt of another site',
    { '/robots.txt': typed('text/plain', 'Sitemap: https://www.clipfront.example/sitemap.xml') },
    {},
    'robots.txt: names https://www',
  ],
  [
    '[R2.18] a title in previews that is not the page’s',
    { '/stores/a': html(page('/stores/a').replace('content="x &amp; y"', 'content="z"')) },
    {},
    'preview: /stores/a says og:title "z" instead of "x & y"',
  ],
  [
    '[R2.18] an address in previews that is not the canonical one',
    { '/stores/a': html(page('/stores/a').replace(`content="${home}/stores/a"`, `content="${home}/stores/b"`)) },
    {},
    `preview: /stores/a says og:url "${home}/stores/b"`,
  ],
  [
    '[R2.18] a page without a picture',
    { '/stores/a': html(page('/stores/a').replace('og:image"', 'og:imag"')) },
    {},
    'preview: /stores/a lacks og:image',
  ],
  ['[R2.18] a picture that is gone', { [PICTURE]: MISSING }, {}, `preview: ${PICTURE} answers 404: no picture`],
  ['[R7.13] an icon that is no picture', { '/icon-512.png': typed('text/html') }, {}, '/icon-512.png: answers 200'],
  ['no manifest', { '/manifest.webmanifest': MISSING }, {}, '/manifest.webmanifest: answers 404'],
  ['no llms.txt', { '/llms.txt': MISSING }, {}, '/llms.txt: answers 404'],
] as [string, Record<string, SiteAnswer>, Partial<CheckedSite>, string][])(
  'finds %s',
  async (_, seeded, more, problem) => {
    expect((await listIssues(seeded, more)).join('\n')).toContain(problem)
  },
)

it.each([
  ['a message that is empty', { ...WORDS, search: ' ' }, 'words: messages.search has no text in en-GB'],
  ['a message that is missing inside a group', { ...WORDS, errors: {} }, 'words: messages.errors.notFound has'],
  ['a message that is no function as it should be', { ...WORDS, counted: '1' }, 'words: messages.counted has'],
])('finds %s', async (_, words, problem) => {
  expect((await listIssues({}, {}, words)).join('\n')).toContain(problem)
})

it('takes a part that is empty in one language and not in another', async () => {
  expect(await listIssues({}, {}, { ...WORDS, free: { lead: 'gratis', tail: '' } })).toEqual([])
  expect(await listIssues({}, {}, { ...WORDS, free: { lead: '', tail: '' } })).toEqual([
    'words: messages.free has no text in en-GB',
  ])
})

it('finds a text of the site that is missing', async () => {
  const site: Site = { ...uk, texts: { ...uk.texts, tagline: '' } }
  expect((await listIssues({}, { site })).join('\n')).toContain('words: texts.tagline has no text in en-GB')
})

it('a site that must not be indexed has no sitemap, and says so on every page', async () => {
  const site: Site = { ...uk, robots: 'NOINDEX' }
  const quiet = {
    '/': html(page('/'), { 'x-robots-tag': 'NOINDEX' }),
    '/robots.txt': typed('text/plain', 'User-agent: *'),
  }
  expect(await listIssues({ ...quiet, '/sitemap.xml': MISSING }, { site })).toEqual([])
  expect((await listIssues(quiet, { site })).join('\n')).toContain('sitemap: is served')
  expect((await listIssues({ '/sitemap.xml': MISSING }, { site })).join('\n')).toContain('robots: / sends ""')
})

const BETA = { 'x-robots-tag': 'NOINDEX, NOFOLLOW' }
const ON_BETA = {
  '/': html(page('/').replace(home + PICTURE, `https://beta.${uk.hosts[0]}${PICTURE}`), BETA),
  '/robots.txt': typed('text/plain', 'User-agent: *\nDisallow: /\n'),
  '/sitemap.xml': MISSING,
}
const beta = { environment: 'beta' } as const

it('[R2.15] has nothing to say of a good site on beta, of which nothing may be found', async () => {
  expect(await listIssues(ON_BETA, beta)).toEqual([])
})

it.each<[string, Record<string, SiteAnswer>, string]>([
  ['a page that may be indexed', { '/': html(page('/')) }, 'robots: / sends "" instead of "NOINDEX, NOFOLLOW"'],
  [
    'a door for crawlers',
    { '/robots.txt': typed('text/plain', 'User-agent: *\n') },
    'robots.txt: lets crawlers in on beta',
  ],
  ['a sitemap', { '/sitemap.xml': list(`${home}/`) }, 'sitemap: is served (200)'],
  [
    'a picture of production',
    { '/': html(page('/'), BETA) },
    `preview: the home page names the picture "${home}${PICTURE}", not one of https://beta.`,
  ],
])('[R2.15] finds %s on beta', async (_title, seeded, fault) => {
  expect((await listIssues({ ...ON_BETA, ...seeded }, beta)).join('\n')).toContain(fault)
})
