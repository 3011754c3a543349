import { sql } from 'kysely'
import { isPagePath } from '@clipfront/routing/own-paths'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { type Site, sites, UNIT_DEFAULTS } from '@clipfront/site-config'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  daysAgo,
  seedCategory,
  seedCoupon,
  seedMerchant,
  UK,
  seedAuthor,
  seedPost,
  seedTopic,
} from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { listSitemapKinds } from './sitemapKinds.ts'
import { type CrawledPage, crawlSites } from './testing/crawlSites.ts'
import { parseSitemap } from './testing/parseSitemap.ts'

const { database } = await createTestDatabase({ hasDemo: true })
const api = await startTestApi(database, { counts: 'once' })
const US = 'www.clipfront.example'
const isShown = ({ robots }: Site): boolean => robots === 'INDEX'
let pages = new Map<string, CrawledPage>()

/** The search is shown to no crawler; the others are there where the catalog of a site, or its unit, has something for them. */
const NOT_EVERYWHERE: ReadonlySet<string> = new Set([
  PAGE_PATHS.search,
  PAGE_PATHS.categories,
  PAGE_PATHS.topics,
  PAGE_PATHS.brands,
  PAGE_PATHS.tags,
  PAGE_PATHS.posts,
])
const EVERYWHERE = Object.values(PAGE_PATHS).filter((path) => !NOT_EVERYWHERE.has(path))

async function seedWithOffer(site: string, slug: string, offer: Parameters<typeof seedCoupon>[2] | null) {
  const merchant = await seedMerchant(database, { site, slug, domain: 'both.example', programme_target: null })
  return offer ? [await seedCoupon(database, merchant, offer)] : []
}

/** Of the demo one shop and one list of so many stay, on all of their sites; shops that pay back stay as well. */
const THINNED = process.env['FULL'] === '1' ? 1 : 4

beforeAll(async () => {
  await database
    .deleteFrom('merchant')
    .where(sql<boolean>`master_id % ${THINNED} > 0`)
    .where('id', 'not in', database.selectFrom('cashback').select('merchant_id'))
    .execute()
  for (const table of ['category', 'post'] as const)
    await sql`delete from ${sql.table(table)} where abs(hashtext(slug)) % ${THINNED} > 0`.execute(database)
  // Three shops that are fit to be shown on one site only, two that are on both under two names, one with a domain per country.
  const tested = { verified_at: daysAgo(1) }
  const hearsay = await seedWithOffer(UK, 'hearsay', {})
  await seedCategory(database, { slug: 'hearsay', name: 'Hearsay' }, hearsay)
  await seedCategory(
    database,
    { site: US, slug: 'hearsay', name: 'Vouched' },
    await seedWithOffer(US, 'vouched', tested),
  )
  await seedCategory(database, { slug: 'empty', name: 'Empty' })
  const accents = await seedMerchant(database, { slug: 'café-& -"più"-<é>', name: 'Café', domain: 'cafe.example' })
  await seedCoupon(database, accents)
  const plain = await seedMerchant(database, { site: US, slug: 'cafe', name: 'Cafe', domain: 'cafe.example' })
  await seedCoupon(database, plain)
  const british = await seedMerchant(database, { slug: 'regional', domain: 'regional.co.uk' })
  await seedCoupon(database, british)
  const american = { site: US, slug: 'regional-us', domain: 'regional.com', master_id: british.master_id }
  await seedCoupon(database, await seedMerchant(database, american))
  const past = await seedMerchant(database, { slug: 'past', domain: 'past.example' })
  await seedCoupon(database, past, { ends_at: daysAgo(1), verified_at: daysAgo(3) })
  for (const { code: site } of sites.filter(({ code, businessUnit }) => businessUnit === 'main' && code !== UK)) {
    const present = await seedMerchant(database, { site, slug: 'past', domain: 'past.example' })
    await seedCoupon(database, present, tested)
  }
  for (const { id: merchant_id } of [accents, plain]) {
    await database
      .insertInto('cashback')
      .values({ merchant_id, changed_at: daysAgo(9) })
      .execute()
    await database
      .insertInto('cashback_rate')
      .values({ merchant_id, percent: 3, valid_from: daysAgo(9) })
      .execute()
  }
  // An event that is fit to be shown on two sites, and one on neither of them.
  const offers = [await seedCoupon(database, british), await seedCoupon(database, plain)]
  for (const [index, site] of [UK, US].entries()) {
    await seedTopic(database, { site, slug: 'both-fairs' }, offers.slice(index, index + 1))
    await seedTopic(database, { site, slug: 'rumours' }, site === UK ? hearsay : [])
  }
  for (const site of [UK, US]) {
    const author = await seedAuthor(database, { site })
    await seedPost(database, author, { slug: 'terms' })
    await seedPost(database, author, { slug: 'draft', published_at: site === UK ? null : daysAgo(1) })
  }
  pages = await crawlSites(api, database)
})

it('no page lies where the sites’ servers answer by themselves', () => {
  expect([...pages.keys()].filter((url) => !isPagePath(new URL(url).pathname))).toEqual([])
})

const isDefault = ({ language }: { language: string }) => language === 'x-default'
const isCounterpart = ({ language }: { language: string }) => language !== 'x-default'
const readAlternates = (url: string): string[] =>
  pages
    .get(url)
    ?.page.alternates.filter(isCounterpart)
    .map((alternate) => alternate.url) ?? []

describe('alternates', () => {
  it('join a shop that has a domain per country', () => {
    const urls = [`https://${UK}/stores/regional`, `https://${US}/stores/regional-us`]
    for (const url of urls) expect(readAlternates(url).toSorted()).toEqual(urls)
  })

  it('are the same for every page that they name, each of which is there, its own canonical and shown', () => {
    for (const [url, { site, page }] of pages) {
      if (page.alternates.length === 0) continue
      expect(page.alternates).toContainEqual({ language: site.language, url })
      expect(new Set(page.alternates.map(({ language }) => language)).size).toBe(page.alternates.length)
      for (const alternate of page.alternates.filter(isCounterpart)) {
        const other = pages.get(alternate.url)
        expect([alternate.url, other?.site.businessUnit, other?.site.language, other?.crawling.robots]).toEqual([
          other?.crawling.canonical,
          site.businessUnit,
          alternate.language,
          null,
        ])
        expect(other?.page.alternates).toEqual(page.alternates)
      }
    }
  })

  it('name the page of the unit’s default site once more, for whoever speaks none of its languages', () => {
    for (const { site, page } of pages.values()) {
      const home = sites.find(({ code }) => code === UNIT_DEFAULTS[site.businessUnit])?.domainLink
      const [defaults = [], counterparts = []] = [isDefault, isCounterpart].map((kind) =>
        page.alternates.filter(kind).map(({ url }) => url),
      )
      expect(defaults).toEqual(counterparts.filter((url) => url.startsWith(`${home}/`)))
    }
    const named = [...pages.values()].filter(({ page }) => page.alternates.some(isDefault))
    expect(new Set(named.map(({ site }) => site.businessUnit)).size).toBe(2)
  })

  it.each(EVERYWHERE)('%s has one on each site of the unit', (path) => {
    for (const site of sites) {
      const unit = sites.filter((other) => other.businessUnit === site.businessUnit && isShown(other))
      const others = unit.length > 1 && isShown(site) ? unit : []
      expect(readAlternates(`${site.domainLink}${path}`)).toEqual(
        others.map(({ domainLink }) => `${domainLink}${path}`),
      )
    }
  })

  it('name a shop by its domain, whatever it is called elsewhere', () => {
    const both = [
      'https://www.clipfront.example/stores/cafe',
      `https://${UK}/stores/caf%C3%A9-%26%20-%22pi%C3%B9%22-%3C%C3%A9%3E`,
    ]
    for (const url of both) expect(readAlternates(url)).toEqual(both)
  })

  it.each([
    ['a shop that was never tested there', '/stores/hearsay', '/stores/vouched'],
    ['a category of such shops', '/categories/hearsay', '/categories/hearsay'],
  ])('do not name %s, which names none', (_title, hidden, shown) => {
    expect(pages.get(`https://${UK}${hidden}`)?.crawling.robots).toBe('NOINDEX, FOLLOW')
    expect(pages.get(`https://${US}${shown}`)?.crawling.robots).toBeNull()
    expect([readAlternates(`https://${UK}${hidden}`), readAlternates(`https://${US}${shown}`)]).toEqual([[], []])
  })

  it('join the cashback of a shop on the sites where some stands', () => {
    const urls = [`https://${US}/cashback/cafe`, `https://${UK}/cashback/caf%C3%A9-%26%20-%22pi%C3%B9%22-%3C%C3%A9%3E`]
    for (const url of urls) expect(readAlternates(url)).toEqual(urls)
  })

  it('join an event that is held on several sites, where it has offers', () => {
    const urls = [UK, US].map((code) => `https://${code}/topics/both-fairs`)
    for (const url of urls) expect(readAlternates(url).toSorted()).toEqual(urls.toSorted())
    expect([UK, US].flatMap((code) => readAlternates(`https://${code}/topics/rumours`))).toEqual([])
  })

  it('join a post that is published on several sites', () => {
    for (const path of ['/blog', '/blog/terms']) {
      const urls = [UK, US].map((code) => `https://${code}${path}`)
      for (const url of urls) expect(readAlternates(url)).toEqual(expect.arrayContaining(urls))
    }
    expect([UK, US].flatMap((code) => readAlternates(`https://${code}/blog/draft`))).toEqual([])
  })

  it('do not name a shop whose offers have all ended there, and those of the others name each other', () => {
    const others = sites.filter((site) => site.businessUnit === 'main' && isShown(site) && site.code !== UK)
    const urls = others.map(({ domainLink }) => `${domainLink}/stores/past`)
    expect(readAlternates(`https://${UK}/stores/past`)).toEqual([])
    for (const url of urls) expect(readAlternates(url)).toEqual(urls.length > 1 ? urls : [])
  })

  it('are given by partners, searches and errors to nobody', () => {
    const none = [...pages.values()].filter(
      ({ site, page }) => !isShown(site) || page.page === 'error' || page.page === 'search',
    )
    expect(none.length).toBeGreaterThan(0)
    expect(none.flatMap(({ page }) => page.alternates)).toEqual([])
  })
})

async function readSitemap({ code }: Site, name: string) {
  const answer = await api.get(`/v1/sites/${code}/${name}`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  return parseSitemap(answer.text)
}

describe('[R2.15] sitemaps', () => {
  it.each(Array.from(new Set(sites.filter(isShown).flatMap((site) => listSitemapKinds(site).map(([kind]) => kind)))))(
    'of %s list a page on some site',
    async (kind) => {
      const holders = sites.filter((site) => isShown(site) && listSitemapKinds(site).some(([own]) => own === kind))
      const lists = await Promise.all(holders.map((site) => readSitemap(site, `sitemap-${kind}-1.xml`)))
      expect(lists.flatMap(({ urls }) => urls)).not.toEqual([])
    },
  )

  it.each(sites.filter(isShown))('of $code list exactly what crawlers may show, as its pages say it', async (site) => {
    const index = await readSitemap(site, 'sitemap.xml')
    expect(index.root).toBe('sitemapindex')
    const parts = index.urls.map(({ loc }) => loc)
    expect(parts).toEqual(listSitemapKinds(site).map(([kind]) => `${site.domainLink}/sitemap-${kind}-1.xml`))
    const listed = await Promise.all(
      parts.map(async (part) => readSitemap(site, part.slice(site.domainLink.length + 1))),
    )
    expect(new Set(listed.map(({ root }) => root))).toEqual(new Set(['urlset']))
    const urls = listed.flatMap((part) => part.urls)
    for (const { loc, links } of urls) {
      const found = pages.get(loc)
      expect([loc, found?.page.code, found?.crawling.inSitemap]).toEqual([found?.crawling.canonical, 200, true])
      expect(links).toEqual(found?.crawling.hreflang.map(({ language, url }) => [language, url]))
    }
    const own = [...pages].filter(([, crawled]) => crawled.site === site && crawled.crawling.inSitemap)
    expect(urls.map(({ loc }) => loc).toSorted()).toEqual(own.map(([url]) => url).toSorted())
  })

  it.each(['sitemap.xml', 'sitemap-pages-1.xml', 'sitemap-stores-1.xml'])(
    '%s is not there for partners',
    async (name) => {
      for (const { code } of sites.filter((site) => !isShown(site)))
        expect((await api.get(`/v1/sites/${code}/${name}`)).status).toBe(404)
    },
  )

  it.each([
    'sitemap-stores-2.xml',
    'sitemap-stores-0.xml',
    'sitemap-stores-01.xml',
    'sitemap-stores.xml',
    'sitemap-stores-999999.xml',
    'sitemap-stores-9999999.xml',
    'sitemap-stores--1.xml',
    'sitemap-stores-1e1.xml',
    'sitemap-pages-2.xml',
    'sitemap-toString-1.xml',
    'sitemap-constructor-1.xml',
    'sitemap-.xml',
    'sitemap-%00-1.xml',
    'sitemap-stores-1.xml.gz',
    'sitemap-stores-1.XML',
  ])('%s is none', async (name) => {
    const answer = await api.get(`/v1/sites/${UK}/${name}`)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'not-found'])
  })
})
