import type { PageDataOf } from '@clipfront/page-data'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  daysAgo,
  NOW,
  seedCategory,
  seedCoupon,
  seedMerchant,
  UK,
  seedLabel,
} from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { moveSlug } from '@clipfront/catalog/slugs'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

beforeAll(async () => {
  const own = await seedMerchant(database, { slug: 'nimbus-shoes', name: 'Ńimbus' })
  const big = await seedMerchant(database, { slug: 'big', name: 'Big', popularity: 9 })
  const small = await seedMerchant(database, { slug: 'small', name: 'Small', popularity: 1 })
  const nimbus = { brands: ['nimbus'] }
  await seedCoupon(database, own, { ...nimbus, title: 'Own, best', weight: 2 })
  await seedCoupon(database, own, { ...nimbus, title: 'Own, next', weight: 1 })
  const best = await seedCoupon(database, big, { brands: ['nimbus', 'laces'], title: 'Big, best', weight: 9 })
  await seedCoupon(database, big, { ...nimbus, title: 'Big, next', weight: 8 })
  await seedCoupon(database, small, { ...nimbus, title: 'Small, best', weight: 3 })
  await seedCoupon(database, small, { ...nimbus, ends_at: daysAgo(1) })
  await seedCoupon(database, small, { brands: ['laces', 'unwritten'] })
  await seedCategory(database, { slug: 'fashion', name: 'Fashion' }, [best])
  await seedLabel(database, 'brand', { slug: 'nimbus', name: 'Nimbus', summary: 'Shoes.' })
  await seedLabel(database, 'brand', { slug: 'laces', name: 'Laces' })
  await seedLabel(database, 'brand', { slug: 'small', name: 'Something else' })
  await seedLabel(database, 'brand', { slug: 'many', name: 'Many' })
  const others = await Promise.all(
    Array.from({ length: 15 }, (_, index) => seedMerchant(database, { slug: `shop-${index}`, name: `Shop ${index}` })),
  )
  const thrice = [...others, ...others, ...others]
  await Promise.all(thrice.map((shop) => seedCoupon(database, shop, { brands: ['many'] })))
  await moveSlug(database, { site: UK, kind: 'brand', from: 'cloud', to: 'nimbus', now: NOW })
  await moveSlug(database, { site: UK, kind: 'brand', from: 'closed', to: null, now: NOW })
})

async function getBrandPage(target: string): Promise<PageDataOf<'brand'>> {
  const page = await getPage(api, target)
  if (page.page !== 'brand') throw new Error(`${target} is a ${page.page} page`)
  return page
}

const titles = (coupons: readonly { title: string }[]) => coupons.map(({ title }) => title)

describe('a brand’s page', () => {
  it('says which shops sell it, its own first, each with its best offer', async () => {
    const { meta, data, tags } = await getBrandPage('/brands/nimbus')
    expect(data.brand).toMatchObject({ name: 'Nimbus', summary: 'Shoes.' })
    expect(data.ownMerchant).toMatchObject({ slug: 'nimbus-shoes', liveCodes: 2, liveDeals: 0 })
    expect(titles(data.bestCoupons)).toEqual(['Own, best', 'Big, best', 'Small, best'])
    expect(titles(data.coupons)).toEqual(['Big, next', 'Own, next'])
    expect(data.paging).toEqual({ page: 1, pages: 1, total: 2, offset: 0 })
    expect(data.merchants.map(({ slug }) => slug)).toEqual(['big', 'small', 'nimbus-shoes'])
    expect(data.categories).toMatchObject([{ slug: 'fashion', liveCoupons: 1 }])
    expect(data.otherBrands).toMatchObject([{ slug: 'laces', liveCoupons: 2 }])
    expect(meta).toMatchObject({
      title: 'Nimbus voucher codes – November 2026',
      description: '5 live offers for Nimbus.',
      canonicalUrl: 'https://uk.clipfront.example/brands/nimbus',
      robots: 'INDEX',
    })
    expect(tags).toEqual(['site:uk.clipfront.example', `brand:${data.brand.id}`])
  })

  it.each(['newest', 'ending', 'biggest'])(
    'shows the best of each shop also where the others come by %s',
    async (sort) => {
      const { data } = await getBrandPage(`/brands/nimbus?sort=${sort}`)
      expect(titles(data.bestCoupons)).toEqual(['Own, best', 'Big, best', 'Small, best'])
      expect(titles(data.coupons)).toEqual(['Big, next', 'Own, next'])
    },
  )

  it('knows its own shop by the slug as well, though it has no offer that names the brand', async () => {
    const { data, meta } = await getBrandPage('/brands/small')
    expect(data).toMatchObject({ ownMerchant: { slug: 'small' }, bestCoupons: [], coupons: [], merchants: [] })
    expect(meta.robots).toBe('NOINDEX, FOLLOW')
  })

  it('pages through what the best of the shops leave over', async () => {
    const [first, same, second] = await Promise.all(
      ['/brands/many', '/brands/many?page=1', '/brands/many?page=2'].map(getBrandPage),
    )
    if (!first || !second) throw new Error('both are there')
    expect(same?.data).toEqual(first.data)
    const ids = [...first.data.bestCoupons, ...first.data.coupons, ...second.data.coupons].map(({ id }) => id)
    expect([first.data.bestCoupons.length, first.data.coupons.length, new Set(ids).size]).toEqual([12, 24, 45])
    expect(new Set(first.data.bestCoupons.map(({ merchant }) => merchant.id)).size).toBe(12)
    expect([first.data.paging.offset, second.data.paging.offset, second.data.bestCoupons]).toEqual([0, 36, []])
    expect(first.data.ownMerchant).toBeNull()
  })

  it.each(['/brands/many?page=3', '/brands/unwritten', '/brands/nimbus/x', '/brands/%2e%2e'])(
    'there is none at %s',
    async (target) => {
      expect(await getPage(api, target)).toMatchObject({ code: 404, page: 'error' })
    },
  )

  it.each([
    ['/brands/cloud', '/brands/nimbus'],
    ['/BRANDS//Nimbus', '/brands/nimbus'],
  ])('%s leads to %s', async (target, location) => {
    const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
    expect([answer.status, answer.headers['location']]).toEqual([301, location])
  })

  it('is gone for good where nothing has taken its place', async () => {
    expect(await getPage(api, '/brands/closed')).toMatchObject({ code: 410 })
  })
})
