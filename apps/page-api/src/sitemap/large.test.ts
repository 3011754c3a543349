import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { heldBytes } from '@clipfront/vitest/held-bytes'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '@clipfront/catalog/database'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { mostAlternates } from '../alternates/listAlternates.ts'
import { MAX_BYTES, MAX_URLS, partSize } from './readIndexablePages.ts'
import { formatEntries, URLSET_END, URLSET_START } from './sitemapXml.ts'
import { createTestSitemaps } from './testing/createTestSitemaps.ts'
import { createSitemapReader } from './testing/parseSitemap.ts'

/** Of each site; several parts. In a full run as many as the largest catalogs have. */
const MERCHANTS = process.env['FULL'] === '1' ? 105_000 : 34_000
/** As long as slugs are, so that few merchants make many bytes. */
const SLUG = 'shop-whose-name-is-about-as-long-as-names-of-shops-are-'
/** Every tenth shop has no programme and was never tested. */
const LISTED = MERCHANTS * 0.9
/** Merchants whose page says what its entry says. */
const SAMPLES = [MERCHANTS * 0.3 + 1, MERCHANTS * 0.9 + 1]
const US = 'www.clipfront.example'
const MERCHANT_PAGE = new RegExp(String.raw`^https://uk\.clipfront\.example/stores/${SLUG}(\d+)$`)
const CHANGED = daysAgo(10).toISOString()
/** A machine that runs everything at once is slow; alone it takes a tenth. */
const LONG_MS = 300_000

const { database, url } = await createTestDatabase()
/** What writing holds at most, seen again and again, with what a query brought: to look takes longer than to write. */
let held = 0
let isWatched = false
let unseenRows = 0
const UNSEEN_ROWS = process.env['FULL'] === '1' ? 0 : 10_000
const watched = database.withPlugin({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    unseenRows += result.rows.length
    if (isWatched && unseenRows >= UNSEEN_ROWS) {
      held = Math.max(held, heldBytes())
      unseenRows = 0
    }
    return result
  },
})
const sitemaps = createTestSitemaps({ database: watched, clock: { now: () => NOW } })
const api = await startTestApi(database, { sitemaps, counts: 'once' })
const uk = findSiteByName(UK)
if (!uk) throw new Error('there is a site for the United Kingdom')
const site: Site = uk

beforeAll(async () => {
  const owner = connect<unknown>(url, { connections: 1 })
  // Searching is not what is tested here, and its indexes take most of the time.
  await sql`drop index merchant_name_trigrams, merchant_name_words, merchant_name_vector, merchant_name_typos, merchant_word_typos,
    coupon_title_trigrams, coupon_words`.execute(owner)
  const numbers = sql`generate_series(1, ${sql.lit(MERCHANTS)})`
  // At once: each merchant that comes would make its own.
  await sql`insert into master_merchant (domain, name) select 'shop-' || n || '.example', 'Shop ' || n from ${numbers} n`.execute(
    owner,
  )
  for (const code of [UK, US]) {
    await sql`
      insert into merchant (site, slug, name, domain, master_id, tint, programme_target, created_at, changed_at)
      select ${code}, ${SLUG} || n, 'Shop & <Son> ' || n, m.domain, m.id, n % 12,
        case when n % 10 > 0 then '/demo-shop/shop-' || n end, ${daysAgo(90)}, ${daysAgo(90)}
      from ${numbers} n join master_merchant m on m.domain = 'shop-' || n || '.example' order by n`.execute(owner)
    await sql`
      insert into coupon (site, merchant_id, upk, sign, code, title, starts_at, ends_at, first_seen_at, source, source_list, changed_at)
      select m.site, m.id, m.slug, '', 'CODE', '10% off', ${daysAgo(10)}, ${daysAgo(-10)}, ${daysAgo(10)}, 'test',
        '{test}', ${daysAgo(10)}
      from merchant m where m.site = ${code}`.execute(owner)
  }
  await sql`analyze merchant, coupon`.execute(owner)
  await owner.destroy()
}, LONG_MS)

/** Reads an answer piece by piece, each parsed and let go. */
async function stream(target: string, onUrl: Parameters<typeof createSitemapReader>[0]) {
  const [answer] = (await once(get({ port: api.port, path: `/v1/sites/${UK}${target}` }), 'response')) as [
    IncomingMessage,
  ]
  expect(answer.statusCode).toBe(200)
  const reader = createSitemapReader(onUrl)
  let bytes = 0
  for await (const chunk of answer.setEncoding('utf8')) {
    bytes += Buffer.byteLength(String(chunk))
    reader.write(String(chunk))
  }
  reader.end()
  return bytes
}

it(
  'a large catalog is listed whole, in parts that keep to the limits, in memory that does not grow with it',
  { timeout: LONG_MS },
  async () => {
    const before = heldBytes()
    isWatched = true
    await sitemaps.write(site)
    isWatched = false

    const parts: string[] = []
    await stream('/sitemap.xml', ({ loc }) => parts.push(new URL(loc).pathname))
    const merchantParts = parts.filter((part) => part.startsWith('/sitemap-stores-'))
    expect(merchantParts).toHaveLength(Math.ceil(MERCHANTS / partSize(1 + mostAlternates(site, 'merchant'))))

    let [last, listed, bytes] = [0, 0, 0]
    const wrong: string[] = []
    const samples: string[] = []
    for (const part of merchantParts) {
      let urls = 0
      const size = await stream(part, ({ loc, links, lastmod }) => {
        const number = Number(MERCHANT_PAGE.exec(loc)?.[1])
        if (number % 10 === 0 || !(number > last) || links.length !== 3 || lastmod !== CHANGED) wrong.push(loc)
        if (SAMPLES.includes(number)) samples.push(new URL(loc).pathname)
        last = number
        urls += 1
      })
      expect(urls).toBeLessThanOrEqual(MAX_URLS)
      expect(size).toBeLessThanOrEqual(MAX_BYTES)
      listed += urls
      bytes += size
    }
    expect(wrong).toEqual([])
    expect(listed).toBe(LISTED)
    expect(held).toBeGreaterThan(0)
    expect(held - before).toBeLessThan(bytes / 4)
    expect(samples).toHaveLength(SAMPLES.length)
    for (const path of samples)
      expect((await getPage(api, path)).meta).toMatchObject({ robots: 'INDEX', canonicalUrl: `https://${UK}${path}` })
  },
)

it('a part keeps to the limits whatever the slugs are', () => {
  const path = `/stores/${encodeURIComponent('𠮷'.repeat(60))}`
  const own = { language: site.language, url: `${site.domainLink}${path}` }
  const others = Array.from({ length: 200 }, (_, index) => ({
    language: `en-${index + 100}`,
    url: `https://rabatte.stadtverlag.example${path}`,
  }))
  for (const alternates of [[], [own, ...others.slice(0, 1)], [own, ...others.slice(0, 7)], [own, ...others]]) {
    const entry = { page: 'merchant', path, robots: 'INDEX', changedAt: NOW, alternates } as const
    const bytes = Buffer.byteLength(`${URLSET_START}${formatEntries(site, [entry])}${URLSET_END}`)
    expect(bytes * partSize(1 + alternates.length)).toBeLessThanOrEqual(MAX_BYTES)
  }
  expect(partSize(1)).toBe(MAX_URLS)
})
