import { type CashbackRate, setRates } from '@clipfront/catalog/cashback'
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
import {
  type Coupon,
  describeFacets,
  FILTER_KEYS,
  type FilterCounts,
  isFiltering,
  NO_FILTER,
  OFFER_FILTERS,
  type OfferFilter,
  type Paging,
} from '@clipfront/page-data'
import { asyncProperty, assert, constantFrom, record } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database, { counts: 'once' })

const LISTS = [
  '/stores/lantern',
  '/categories/lamps',
  '/tags/bright',
  '/brands/lumo',
  '/topics/light-week',
  '/channels/letter',
  '/cashback/lantern',
  '/search?q=lantern',
] as const

const DISCOUNTS = [
  { kind: 'percent', percent: 20, upTo: true },
  { kind: 'money', amount: 5, currency: 'GBP' },
  { kind: 'price', amount: 60, was: 80, currency: 'GBP' },
  { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'percent', percent: 100 } },
  { kind: 'free-delivery' },
  { kind: 'gift' },
  { kind: 'free' },
  { kind: 'other', text: 'from £9' },
  null,
]
const AUDIENCES = ['students', 'new-customers', 'members', 'app-users', undefined, undefined, undefined]
const ENDS = [null, daysAgo(-2), daysAgo(-3), daysAgo(-3.01), daysAgo(-40)]
const TESTED = [null, daysAgo(1), daysAgo(7), daysAgo(7.01)]
const OFFERS = 90

/** What each of them is goes through all of each table, and the lengths of the tables have no common divisor. */
const offerFields = (index: number) => ({
  title: `Lantern offer ${index}`,
  code: index % 2 === 0 ? 'BRIGHT20' : '',
  discount: JSON.stringify(DISCOUNTS[index % DISCOUNTS.length]),
  conditions: JSON.stringify({ audience: AUDIENCES[index % AUDIENCES.length] }),
  ends_at: ENDS[index % ENDS.length] ?? null,
  verified_at: TESTED[index % TESTED.length] ?? null,
  tags: ['bright'],
  brands: ['lumo'],
})

beforeAll(async () => {
  const lantern = await seedMerchant(database, { slug: 'lantern', name: 'Lantern' })
  const other = await seedMerchant(database, { slug: 'other', name: 'Other' })
  const offers = []
  for (let index = 0; index < OFFERS; index += 1)
    offers.push(await seedCoupon(database, index % 10 === 9 ? other : lantern, offerFields(index)))
  // History and what begins later stand in no count.
  await seedCoupon(database, lantern, { ...offerFields(1), ends_at: daysAgo(1) })
  await seedCoupon(database, lantern, { ...offerFields(2), starts_at: daysAgo(-1), ends_at: daysAgo(-2) })
  await seedCoupon(database, lantern, { ...offerFields(3), hidden_at: daysAgo(1) })
  await seedCategory(database, { slug: 'lamps', name: 'Lamps' }, offers)
  await seedLabel(database, 'tag', { slug: 'bright' })
  await seedLabel(database, 'brand', { slug: 'lumo' })
  await seedTopic(database, { slug: 'light-week', name: 'Light week' }, offers)
  const lanes = ['bright', 'lumo'].map((slug, index) => ({
    heading: slug,
    from: { kind: index ? 'brand' : 'tag', slug },
  }))
  await database
    .insertInto('channel')
    .values({ site: UK, slug: 'letter', name: 'Letter', lanes: JSON.stringify(lanes), mktsrc: '' })
    .execute()
  await database
    .insertInto('cashback')
    .values({ merchant_id: lantern.id, changed_at: daysAgo(40) })
    .execute()
  const rate: CashbackRate = { tier: '', worth: { percent: 3 }, isBoost: false, cap: null, from: null, until: null }
  await setRates(database, lantern.id, [rate], daysAgo(9))
})

const withFilter = (path: string, filter: OfferFilter, page: number): string => {
  const query = new URLSearchParams(path.split('?')[1])
  for (const key of FILTER_KEYS) if (filter[key] !== null) query.set(key, filter[key])
  if (page > 1) query.set('page', String(page))
  return `${path.split('?')[0]}${query.size > 0 ? `?${query}` : ''}`
}

interface OpenedPage {
  coupons: Coupon[]
  filters: FilterCounts | null
  paging: Paging | null
}

async function openPage(target: string): Promise<OpenedPage> {
  const { page, data } = await getPage(api, target)
  if (page === 'search') return { coupons: data.exact.coupons, filters: data.filters, paging: data.paging }
  if (page === 'channel')
    return { coupons: data.lanes.flatMap((lane) => lane.coupons), filters: data.filters, paging: null }
  if (page === 'topic') return { ...data, coupons: [...data.lanes.flatMap((lane) => lane.coupons), ...data.coupons] }
  if (page === 'brand') return { ...data, coupons: [...data.bestCoupons, ...data.coupons] }
  if (page === 'cashback') return { ...data, paging: null }
  if (page === 'merchant' || page === 'category' || page === 'tag') return data
  throw new Error(`${target} is a ${page} page`)
}

/** All live offers of a list as it is narrowed, page after page, and what its bar says. */
async function readList(path: string, filter: OfferFilter) {
  const first = await openPage(withFilter(path, filter, 1))
  const coupons = [...first.coupons]
  for (let page = 2; page <= (first.paging?.pages ?? 1); page += 1)
    coupons.push(...(await openPage(withFilter(path, filter, page))).coupons)
  if (!first.filters) throw new Error(`${path} says nothing of its filters`)
  return { ids: coupons.filter(({ state }) => state === 'live').map(({ id }) => id), filters: first.filters, coupons }
}

const fits = (coupon: Coupon, filter: OfferFilter) => {
  const facets = describeFacets(coupon, NOW.getTime())
  return FILTER_KEYS.every((key) => filter[key] === null || facets[key] === filter[key])
}

const anyFilter = record({
  type: constantFrom(null, ...OFFER_FILTERS.type),
  for: constantFrom(null, null, ...OFFER_FILTERS.for),
  value: constantFrom(null, null, ...OFFER_FILTERS.value),
  ends: constantFrom(null, null, ...OFFER_FILTERS.ends),
  tested: constantFrom(null, null, ...OFFER_FILTERS.tested),
})

describe.each(LISTS)('[R1.2] the list %s', (path) => {
  it('counts with every filter what the list beneath it holds', async () => {
    const { coupons } = await readList(path, NO_FILTER)
    const live = coupons.filter(({ state }) => state === 'live')
    const countFitting = (filter: OfferFilter) => live.filter((coupon) => fits(coupon, filter)).length
    expect(live.length).toBeGreaterThan(4)
    await assert(
      asyncProperty(anyFilter, async (filter) => {
        const { ids, filters } = await readList(path, filter)
        const expected = live.filter((coupon) => fits(coupon, filter)).map(({ id }) => id)
        expect(ids.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
        expect(filters.total).toBe(ids.length)
        for (const key of FILTER_KEYS) {
          const { all, ...values } = filters[key]
          expect([key, all]).toEqual([key, countFitting({ ...filter, [key]: null })])
          for (const [value, count] of Object.entries(values))
            expect([key, value, count]).toEqual([key, value, countFitting({ ...filter, [key]: value })])
        }
      }),
      {
        numRuns: 12,
        examples: [[NO_FILTER], [{ ...NO_FILTER, type: 'code' }], [{ ...NO_FILTER, value: 'gift', type: 'deal' }]],
      },
    )
  })

  it('is known by the address without filters, whichever of its pages is asked for', async () => {
    const narrowed = await getPage(api, withFilter(path, { ...NO_FILTER, type: 'code', tested: 'week' }, 1))
    const whole = await getPage(api, path)
    expect(narrowed.meta.canonicalUrl).toBe(whole.meta.canonicalUrl)
  })
})

it('[R1.2] [R3.10] a merchant’s bar leaves the ticket out that is torn open', async () => {
  const { coupons, filters } = await openPage('/stores/lantern')
  const revealed = coupons.find(({ kind }) => kind === 'code')
  const opened = await openPage(`/stores/lantern?promoid=${revealed?.id}`)
  expect(opened.filters?.total).toBe((filters?.total ?? 0) - 1)
  expect(opened.filters?.type.code).toBe((filters?.type.code ?? 0) - 1)
})

it('[R1.2] an event’s second page of what fits is known by its first, and there is none after the last', async () => {
  const query = '/topics/light-week?type=code'
  const { paging } = await openPage(query)
  expect(paging).toMatchObject({ page: 1, pages: 2, total: 45 })
  const second = await getPage(api, `${query}&page=2`)
  expect(second.meta.canonicalUrl).toMatch(/\/topics\/light-week$/)
  expect((await api.get(`/v1/sites/${UK}/pages${query}&page=3`)).status).toBe(404)
})

it('what nobody offers as a filter narrows nothing', async () => {
  const { filters } = await openPage('/tags/bright?for=everyone&value=constructor&tested=1&ends=')
  expect(filters?.total).toBe(OFFERS)
  expect(isFiltering(NO_FILTER)).toBe(false)
})
