import { type Alternate, type PageData, type PageMeta, ROBOTS_POLICIES } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { indexing, type IndexingInput } from './indexing.ts'

const www = findSiteByName('main/www')
if (!www) throw new Error('main/www is a site')
const site: Site = www
const home = 'https://www.clipfront.example'
const path = '/stores/nimbus-shoes'

const errorPage = buildPage('error')
const searchPage = buildPage('search')

function pageWith(meta: Partial<PageMeta> = {}): PageData {
  const page = buildPage('merchant')
  return { ...page, meta: { ...page.meta, canonicalUrl: `${home}${path}`, ...meta } }
}

function tell(input: Partial<IndexingInput> = {}) {
  return indexing({ page: pageWith(), site, environment: 'prod', status: 200, url: path, ...input })
}

describe('[R2.15] robots: the strictest of environment, status, page and site wins', () => {
  it.each([
    ['a good page', {}, null],
    ['dev', { environment: 'dev' }, 'NOINDEX, NOFOLLOW'],
    ['beta', { environment: 'beta' }, 'NOINDEX, NOFOLLOW'],
    ['beta, and an error', { environment: 'beta', status: 500 }, 'NOINDEX, NOFOLLOW'],
    ['status 399', { status: 399 }, null],
    ['status 400', { status: 400 }, 'NOINDEX'],
    ['status 503', { status: 503 }, 'NOINDEX'],
    ['no page data', { page: null, status: 404 }, 'NOINDEX'],
    ['an error page', { page: errorPage }, 'NOINDEX'],
    ['a search', { page: searchPage, url: '/search?q=x' }, 'NOINDEX'],
    ['one coupon opened', { url: `${path}?promoid=12` }, 'NOINDEX'],
    ['one coupon voted on', { url: `${path}?voted=no` }, 'NOINDEX'],
    ['one coupon opened, in disguise', { url: `${path}?%70romoid` }, 'NOINDEX'],
    ['a basket', { url: `${path}?basket=80` }, 'NOINDEX'],
    ['/403', { url: '/403' }, 'NOINDEX'],
    ['/cut-port', { url: '/cut-port?to=/x' }, 'NOINDEX'],
    ['/edm-redirect', { url: `${home}/edm-redirect?url=x` }, 'NOINDEX'],
    ['a path that only begins so', { url: '/403-codes' }, null],
    ['the alias host', { url: `https://clipfront.example${path}` }, null],
    ['a monitor by address', { url: `http://192.0.2.10${path}` }, 'NOINDEX, NOFOLLOW'],
    ['a campaign', { url: `${path}?mktsrc=fb` }, null],
    ['a narrowed list, which is known by the whole one', { url: `${path}?type=code&for=students` }, null],
  ] as [string, Partial<IndexingInput>, string | null][])('%s', (_, input, robots) => {
    expect(tell(input).robots).toBe(robots)
  })

  const matrix = ROBOTS_POLICIES.flatMap((page, a) =>
    ROBOTS_POLICIES.map((own, b) => ({ page, own, wins: Math.max(a, b) })),
  )

  it.each(matrix)('page $page, site $own', ({ page, own, wins }) => {
    const expected = ROBOTS_POLICIES[wins]
    const { robots } = tell({ page: pageWith({ robots: page }), site: { ...site, robots: own } })
    expect(robots).toBe(expected === 'INDEX' ? null : expected)
  })

  it('a page that asks for less than its status does not get it', () => {
    expect(tell({ page: pageWith({ robots: 'NOINDEX, FOLLOW' }), status: 404 }).robots).toBe('NOINDEX')
  })
})

describe('[R2.14] canonical: the page says it, or the site does', () => {
  it.each([
    [`${home}${path}`, `${home}${path}`],
    [`https://clipfront.example${path}`, `https://clipfront.example${path}`],
    [`http://www.clipfront.example${path}`, `http://www.clipfront.example${path}`],
    [path, `${home}${path}`],
    [`${home}${path}?mktsrc=a&page=2&utm_source=b&gclid=c#top`, `${home}${path}?page=2`],
    [`${home}${path}?promoid=5&basket=80&voted=no`, `${home}${path}`],
    [`${home}${path}?ref=a&gbraid=b&wbraid=c&msclkid=d&fbclid=e&ttclid=f&traffic_type=1&tdweb=1`, `${home}${path}`],
    [`${home}/search?q=a%20b&fuzz=1`, `${home}/search?q=a%20b`],
    ['', home],
    ['https://uk.clipfront.example/x', home],
    ['https://www.clipfront.example:8443/x', home],
    ['https://me@www.clipfront.example/x', home],
    ['https://www.clipfront.example.evil.example/x', home],
    ['//evil.example/x', home],
    ['/\\evil.example/x', home],
    ['javascript:alert(1)', home],
    ['ftp://www.clipfront.example/x', home],
    ['https://', home],
  ])('%j -> %s', (canonicalUrl, canonical) => {
    expect(tell({ page: pageWith({ canonicalUrl }) }).canonical).toBe(canonical)
  })

  it.each([
    ['no page data', { page: null }],
    ['an error status', { status: 404 }],
    ['an error page', { page: errorPage }],
  ])('none on %s', (_, input) => {
    expect(tell(input)).toMatchObject({ canonical: null, hreflang: [], inSitemap: false })
  })
})

function withAlternates(...alternates: Alternate[]): PageData {
  return { ...pageWith(), alternates }
}

describe('hreflang', () => {
  const uk = { language: 'en-GB', url: `https://uk.clipfront.example${path}` }
  const self = { language: 'en-US', url: `${home}${path}` }

  it('joins a page and its counterparts, itself first', () => {
    expect(tell({ page: withAlternates(uk) }).hreflang).toEqual([self, uk])
    expect(tell({ page: withAlternates(self, uk) }).hreflang).toEqual([self, uk])
  })

  it('says nothing where there is no other, nor on what is not indexed', () => {
    expect(tell({ page: withAlternates() }).hreflang).toEqual([])
    expect(tell({ page: withAlternates(self) }).hreflang).toEqual([])
    expect(tell({ page: withAlternates(uk), environment: 'beta' }).hreflang).toEqual([])
  })

  it.each([
    { language: 'english', url: uk.url },
    { language: 'en"><script>', url: uk.url },
    { language: 'en-GB', url: 'javascript:alert(1)' },
    { language: 'en-GB', url: '/relative' },
  ])('leaves out %j', (odd) => {
    expect(tell({ page: withAlternates(odd) }).hreflang).toEqual([])
  })
})

describe('the sitemap', () => {
  it.each([
    ['has a page that is its own canonical', {}, true],
    ['asked for with a campaign', { url: `${path}?utm_medium=x` }, true],
    ['asked for by its absolute address', { url: `${home}${path}` }, true],
    ['not a filtered view', { url: `${path}?sort=new` }, false],
    ['not another page of it', { url: `${path}?page=2` }, false],
    ['nothing that is not to be indexed', { environment: 'beta' }, false],
    ['nothing that is noindexed by the site', { site: { ...site, robots: 'NOINDEX, FOLLOW' } }, false],
    ['the home page, by fallback too', { page: pageWith({ canonicalUrl: '' }), url: '/' }, true],
  ] as [string, Partial<IndexingInput>, boolean][])('%s', (_, input, inSitemap) => {
    expect(tell(input).inSitemap).toBe(inSitemap)
  })
})

it('[R2.14] a narrowed list is known by the address of the whole one, and stands in no sitemap', () => {
  const { canonical, inSitemap } = tell({ url: `${path}?type=code&value=percent&tested=week` })
  expect([canonical, inSitemap]).toEqual([`${home}${path}`, false])
})
