import { beforeAll, describe, expect, it } from 'vitest'
import type { PageDataOf } from '@clipfront/page-data'
import { parseSuggestions } from '@clipfront/page-data/suggestions'
import { sql } from 'kysely'
import {
  createTestDatabase,
  daysAgo,
  getPage,
  seedCoupon,
  seedLabel,
  seedMerchant,
  UK,
} from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

beforeAll(async () => {
  const merchant = await seedMerchant(database)
  for (let number = 1; number <= 25; number += 1) await seedCoupon(database, merchant, { title: `Lamp ${number}` })
  for (let number = 1; number <= 52; number += 1)
    await seedMerchant(database, { slug: `lantern-${number}`, name: `Lantern ${number}` })
  const { id } = await database
    .insertInto('author')
    .values({ site: UK, slug: 'mara', name: 'Mara' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const post = { site: UK, author_id: id, summary: '', body: '[]', published_at: daysAgo(1) }
  for (let number = 1; number <= 13; number += 1)
    await database
      .insertInto('post')
      .values({ ...post, slug: `candles-${number}`, title: `On candles ${number}` })
      .execute()
})

async function search(query: string): Promise<PageDataOf<'search'>> {
  const page = await getPage(api, `/search?q=${query}`)
  if (page.page !== 'search') throw new Error(`${query} is a ${page.page} page`)
  return page
}

const PARASOLS = { title: 'Parasols' }

describe('[R1.7] live offers that more ended ones would hide', () => {
  beforeAll(async () => {
    const merchant = await seedMerchant(database, { slug: 'canopy', name: 'Canopy' })
    const { id, upk: _upk, words: _words, ends_at: _end, ...same } = await seedCoupon(database, merchant, PARASOLS)
    for (let number = 2; number <= 10; number += 1) await seedCoupon(database, merchant, PARASOLS)
    const columns = sql.join(Object.keys(same).map((name) => sql.ref(name)))
    await sql`
      insert into coupon (upk, ends_at, ${columns})
      select 'ended-' || number, ${daysAgo(1)}, ${columns} from coupon, generate_series(1, 2600) number where id = ${id}
    `.execute(database)
  })

  it.each([
    ['a word', 'parasols', ''],
    ['words of which one is twice there', 'parasols para', ''],
    ['an address', 'https://canopy.example/sale', ''],
    ['a merchant among other words', 'canopy discount code', ''],
    ['a typo in a word', 'parasosl', 'parasols'],
  ])('are all found by %s, and counted', async (_title, query, meant) => {
    const { data } = await search(encodeURIComponent(query))
    const shown = meant ? data.fuzzy : data.exact
    expect([data.meant, shown.coupons.length, data.counts?.coupons, data.paging?.pages]).toEqual([meant, 10, 10, 1])
    const suggested = await api.get(`/v1/sites/${UK}/search?q=${encodeURIComponent(query)}`)
    const { offers, totals } = parseSuggestions(JSON.parse(suggested.text))
    expect([offers.length, totals?.offers]).toEqual([3, 10])
  })
})

const suggest = async (query: string) =>
  parseSuggestions(JSON.parse((await api.get(`/v1/sites/${UK}/search?q=${query}&limit=99`)).text))

it('[R1.7] suggestions are no more than 50 merchants, 3 labels and 2 guides', async () => {
  const brands = ['sconce-1', 'sconce-2', 'sconce-3', 'sconce-4']
  for (const slug of brands) await seedLabel(database, 'brand', { slug, name: slug.replace('-', ' ') })
  await seedCoupon(database, await seedMerchant(database, { slug: 'lights', name: 'Lights' }), { brands })
  const [lanterns, sconces, candles] = await Promise.all(['lantern', 'sconce', 'candles'].map(suggest))
  expect([lanterns?.exact.length, lanterns?.totals?.merchants]).toEqual([50, 52])
  expect([sconces?.labels.length, sconces?.totals?.labels]).toEqual([3, 4])
  expect([candles?.guides.length, candles?.totals?.guides]).toEqual([2, 13])
})

describe('a search that finds more than a page holds', () => {
  it.each([
    ['lamp', 'coupons', 25, { coupons: 25 }],
    ['lantern', 'merchants', 52, { merchants: 52 }],
    ['candles', 'posts', 13, { posts: 13 }],
  ] as const)(
    'for %s goes on until all of its %s were shown, and says how many',
    async (query, kind, total, counts) => {
      const { paging } = (await search(query)).data
      const numbers = Array.from({ length: paging?.pages ?? 1 }, (_, index) => index + 1)
      const pages = await Promise.all(numbers.map((page) => search(`${query}&page=${page}`)))
      const ids = pages.flatMap(({ data }) => data.exact[kind].map(({ id }) => id))
      expect([ids.length, new Set(ids).size]).toEqual([total, total])
      for (const { data } of pages)
        expect(data.counts).toEqual({ merchants: 0, categories: 0, labels: 0, coupons: 0, posts: 0, ...counts })
      expect(pages[1]?.data.paging?.offset).toBe(24)
    },
  )

  it('has for each page its own address and title', async () => {
    const { meta } = await search('lamp&page=2')
    expect(meta.canonicalUrl).toMatch(/\/search\?q=lamp&page=2$/)
    expect(meta.title).toBe('Search results for “lamp”, page 2')
  })

  it('shows what only looks like it on its first page alone', async () => {
    expect((await search('lamps%2025')).data.fuzzy.coupons.length).toBeGreaterThan(0)
    expect((await api.get(`/v1/sites/${UK}/pages/search?q=lamps%2025&page=2`)).status).toBe(404)
  })

  it('has no page beyond its last one', async () => {
    expect((await api.get(`/v1/sites/${UK}/pages/search?q=lamp&page=3`)).status).toBe(404)
  })
})
