import { beforeAll, describe, expect, it } from 'vitest'
import type { PageDataOf } from '@clipfront/page-data'
import { createTestDatabase, daysAgo, getPage, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const OFFERS = { codes: 90, deals: 40, upcoming: 5, past: 65 }
let tested = 0

beforeAll(async () => {
  const merchant = await seedMerchant(database)
  const seed = (count: number, fields: Parameters<typeof seedCoupon>[2]) =>
    Promise.all(Array.from({ length: count }, () => seedCoupon(database, merchant, fields)))
  await seed(OFFERS.codes, {})
  await seed(OFFERS.deals, { code: '' })
  await seed(OFFERS.upcoming, { starts_at: daysAgo(-2), weight: 9 })
  await seed(OFFERS.past, { ends_at: daysAgo(5) })
  tested = (await seedCoupon(database, merchant, { verified_at: daysAgo(2), verified_by: 'Mara' })).id
  OFFERS.codes += 1
})

async function get(query = ''): Promise<PageDataOf<'merchant'>> {
  const page = await getPage(api, `/stores/nimbus-shoes${query}`)
  if (page.page !== 'merchant') throw new Error(`${query} is a ${page.page} page`)
  return page
}

async function getAll(query = '') {
  const { paging } = (await get(query)).data
  const join = query ? '&' : '?'
  const pages = Array.from({ length: paging?.pages ?? 1 }, (_, index) => get(`${query}${join}page=${index + 1}`))
  return (await Promise.all(pages)).map(({ data }) => data)
}

const listStates = (data: PageDataOf<'merchant'>['data']) => [
  ...new Set([...data.coupons, ...data.pastCoupons].map(({ state }) => state)),
]

describe('a merchant with more offers than a page holds', () => {
  it.each(['', '?sort=newest', '?sort=used'])(
    'shows each of them on one of its pages, in the order of %j',
    async (query) => {
      const pages = await getAll(query)
      const ids = pages.flatMap(({ coupons, pastCoupons }) => [...coupons, ...pastCoupons].map(({ id }) => id))
      expect(pages.map(({ paging }) => paging)).toEqual(
        [1, 2, 3, 4].map((page) => ({ page, pages: 4, total: 201, offset: (page - 1) * 60 })),
      )
      expect([ids.length, new Set(ids).size]).toEqual([201, 201])
      expect(pages.map(listStates)).toEqual([['live'], ['live'], ['live', 'upcoming', 'expired'], ['expired']])
    },
  )

  it('says the same numbers on each page, and can show as many', async () => {
    const pages = await getAll()
    const live = pages.flatMap(({ coupons }) => coupons).filter(({ state }) => state === 'live')
    const past = pages.flatMap(({ pastCoupons }) => pastCoupons)
    const counts = {
      codes: live.filter(({ kind }) => kind === 'code').length,
      deals: live.filter(({ kind }) => kind === 'deal').length,
      past: past.length,
    }
    expect(counts).toEqual({ codes: OFFERS.codes, deals: OFFERS.deals, past: OFFERS.past })
    for (const page of pages) expect(page).toMatchObject({ counts, lastTestedAt: daysAgo(2).toISOString() })
    for (const query of ['', '?page=3'])
      expect((await get(query)).meta.description).toContain('91 voucher codes and 40 deals')
  })

  it.each([
    ['code', 'code', OFFERS.codes + 1 + OFFERS.upcoming + OFFERS.past],
    ['deal', 'deal', OFFERS.deals],
  ])('shows each of its %s on the pages of these alone', async (type, kind, total) => {
    const pages = await getAll(`?type=${type}`)
    const shown = pages.flatMap(({ coupons, pastCoupons }) => [...coupons, ...pastCoupons])
    expect([shown.length, pages[0]?.paging?.total]).toEqual([total, total])
    expect(new Set(shown.map((coupon) => coupon.kind))).toEqual(new Set([kind]))
  })

  it('has for each page its own address and title', async () => {
    const [first, second] = await Promise.all([get(), get('?page=2&sort=newest')])
    expect(second.meta.canonicalUrl).toBe(`${first.meta.canonicalUrl}?page=2`)
    expect(first.meta.title).toBe('Nimbus Shoes voucher codes: 20% off – November 2026')
    expect(second.meta.title).toBe('Nimbus Shoes voucher codes – November 2026, page 2')
  })

  it('keeps crawlers from pages of nothing but history', async () => {
    const robots = await Promise.all([1, 3, 4].map(async (page) => (await get(`?page=${page}`)).meta.robots))
    expect(robots).toEqual(['INDEX', 'INDEX', 'NOINDEX, FOLLOW'])
  })

  it('has no page beyond its last one', async () => {
    for (const query of ['?page=5', '?page=2&type=deal', `?page=5&promoid=${tested}`])
      expect((await api.get(`/v1/sites/uk.clipfront.example/pages/stores/nimbus-shoes${query}`)).status).toBe(404)
  })

  it('shows a code that was asked for on whatever page it was asked on, and once', async () => {
    for (const query of [`?promoid=${tested}`, `?page=2&promoid=${tested}`]) {
      const { coupons } = (await get(query)).data
      expect(coupons[0]).toMatchObject({ id: tested, isRevealed: true })
      expect(coupons.filter(({ id }) => id === tested)).toHaveLength(1)
    }
    expect((await get(`?page=2&promoid=${tested}`)).data.coupons).toHaveLength(61)
  })
})
