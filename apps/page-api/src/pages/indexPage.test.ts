import { findSiteByName } from '@clipfront/site-config'
import {
  createTestDatabase,
  daysAgo,
  getPage,
  NOW,
  seedCategory,
  seedCoupon,
  seedLabel,
  seedMerchant,
  seedTopic,
  UK,
} from '@clipfront/catalog/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { readSitemapBatches } from '../sitemap/sitemapKinds.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const DE = 'de.clipfront.example'

beforeAll(async () => {
  const shoes = await seedMerchant(database)
  const coupon = await seedCoupon(database, shoes, { tags: ['first-order', 'unnamed'], brands: ['corrie'] })
  const other = await seedCoupon(database, shoes, { tags: ['first-order'] })
  const ended = await seedCoupon(database, shoes, { tags: ['over'], ends_at: daysAgo(1) })
  const fashion = await seedCategory(database, { slug: 'fashion', name: 'Fashion' }, [coupon, other, ended])
  const boots = await seedCategory(database, { slug: 'boots', name: 'Boots' }, [coupon])
  await database.updateTable('category').set({ parent_id: fashion.id }).where('id', '=', boots.id).execute()
  await seedCategory(database, { slug: 'books', name: 'Books & more' })
  await seedCategory(database, { slug: 'games', name: 'Spiele', site: DE })
  await seedLabel(database, 'tag', { slug: 'first-order', name: 'First orders' })
  await seedLabel(database, 'tag', { slug: 'over', name: 'Over' })
  await seedLabel(database, 'brand', { slug: 'corrie', name: 'Corrie' })
  await seedTopic(database, {}, [coupon])
  await seedTopic(database, { slug: 'spring', name: 'Spring', starts_at: daysAgo(-60), ends_at: daysAgo(-70) })
  await database.insertInto('channel').values({ site: UK, slug: 'letter', name: 'From our letter' }).execute()
})

const listLinks = async (path: string, site = UK) => {
  const page = await getPage(api, path, site)
  if (page.page !== 'static') return page.code
  return page.data.blocks.flatMap((block) => (block.type === 'links' ? block.links.map(Object.values) : []))
}

const LISTS = ['/categories', '/topics', '/brands', '/tags', '/blog']

/** Which of them the sitemap of a site lists. */
async function readListed(name: string): Promise<string[]> {
  const site = findSiteByName(name)
  if (!site) throw new Error(`there is a site ${name}`)
  const paths: string[] = []
  for await (const { entries } of readSitemapBatches({ database, site, now: NOW }, 'home'))
    paths.push(...entries.map(({ path }) => path))
  return LISTS.filter((path) => paths.includes(path))
}

describe('[R2.17] a page that lists all of a kind', () => {
  it.each([
    [
      '/categories',
      [
        ['Books & more (0)', '/categories/books'],
        ['Fashion (2)', '/categories/fashion'],
        ['Fashion – Boots (1)', '/categories/boots'],
      ],
    ],
    [
      '/topics',
      [
        ['Black Friday', '/topics/black-friday'],
        ['Spring', '/topics/spring'],
        ['From our letter', '/channels/letter'],
      ],
    ],
    ['/brands', [['Corrie (1)', '/brands/corrie']]],
    ['/tags', [['First orders (2)', '/tags/first-order']]],
  ])('%s links to each', async (path, links) => {
    expect(await listLinks(path)).toEqual(links)
  })

  it('shows the numbers that are kept, and counts no offers of its own', async () => {
    const counted = await startTestApi(database, { counts: 'once' })
    await getPage(counted, '/about')
    await database.updateTable('live_count').set({ codes: 7, deals: 2 }).where('site', '=', UK).execute()
    const readFirst = async (path: string) => JSON.stringify((await getPage(counted, path)).data)
    expect(await readFirst('/categories')).toContain('Fashion (9)')
    expect(await readFirst('/brands')).toContain('Corrie (9)')
    expect(await readFirst('/tags')).toContain('First orders (9)')
  })

  it('has one address, and tells crawlers where its counterparts are', async () => {
    const { meta, alternates } = await getPage(api, '/categories')
    expect(meta).toMatchObject({
      title: 'All categories – Clipfront UK',
      canonicalUrl: `https://${UK}/categories`,
      robots: 'INDEX',
    })
    // None of the German categories has an offer: crawlers are not brought there.
    expect(alternates).toEqual([])
    expect((await getPage(api, '/categories', DE)).meta.robots).toBe('NOINDEX, FOLLOW')
    expect((await api.get(`/v1/sites/${UK}/pages/Tags/`)).headers['location']).toBe('/tags')
  })

  it.each([
    ['a site has none', '/brands', DE],
    ['nothing of a kind is live', '/tags', DE],
    ['a partner’s site does not show it', '/topics', 'np'],
    ['there is no such page', '/channels', UK],
  ])('is none where %s', async (_, path, site) => {
    expect(await listLinks(path, site)).toBe(404)
  })

  it('stands in the sitemap where it holds something for crawlers', async () => {
    expect([await readListed('main/uk'), await readListed('main/de')]).toEqual([
      ['/categories', '/topics', '/brands', '/tags'],
      [],
    ])
  })
})
