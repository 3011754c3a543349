import type { PageDataOf } from '@clipfront/page-data'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  daysAgo,
  seedCategory,
  seedCoupon,
  seedMerchant,
  seedLabel,
} from '@clipfront/catalog/testing'
import { createCatalogCache } from '@clipfront/catalog/context'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

async function getCategoryPage(target: string): Promise<PageDataOf<'category'>> {
  const page = await getPage(api, target)
  if (page.page !== 'category') throw new Error(`${target} is a ${page.page} page`)
  return page
}

const percent = (figure: number, upTo = false) => ({
  discount: JSON.stringify({ kind: 'percent', percent: figure, upTo }),
})

beforeAll(async () => {
  const loud = await seedMerchant(database, { slug: 'loud', name: 'Loud', popularity: 9 })
  const quiet = await seedMerchant(database, { slug: 'quiet', name: 'Quiet' })
  const first = await Promise.all(
    [10, 15, 15, 20, 80].map((figure, index) =>
      seedCoupon(database, loud, { ...percent(figure), title: `Loud ${index}`, weight: 9 - index, brands: ['nimbus'] }),
    ),
  )
  const others = await Promise.all([
    seedCoupon(database, quiet, { ...percent(90, true), title: 'Quiet 0', brands: ['nimbus', 'unwritten'] }),
    seedCoupon(database, quiet, { title: 'Delivery', code: '', discount: '{"kind":"free-delivery"}', weight: -1 }),
    seedCoupon(database, quiet, { title: 'Past', ends_at: daysAgo(2) }),
  ])
  await seedLabel(database, 'brand', { slug: 'nimbus', name: 'Nimbus' })
  const fashion = await seedCategory(database, { slug: 'fashion', name: 'Fashion' }, [...first, ...others])
  const text = [{ type: 'paragraph', text: 'What is worn.' }]
  await database
    .updateTable('category')
    .set({ about: JSON.stringify(text), questions: JSON.stringify([{ question: 'Which?', answer: text }]) })
    .where('id', '=', fashion.id)
    .execute()
  const shoes = await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, first.slice(0, 2))
  const hats = await seedCategory(database, { slug: 'hats', name: 'Hats' }, first.slice(0, 3))
  const none = await seedCategory(database, { slug: 'gloves', name: 'Gloves' }, others.slice(2))
  for (const { id } of [shoes, hats, none])
    await database.updateTable('category').set({ parent_id: fashion.id }).where('id', '=', id).execute()
})

describe('a category’s page', () => {
  it('says what it is, what it has parts of, and what its offers are', async () => {
    const { data } = await getCategoryPage('/categories/fashion')
    expect(data.category).toMatchObject({
      parent: null,
      about: [{ type: 'paragraph', text: 'What is worn.' }],
      questions: [{ question: 'Which?' }],
    })
    expect(data.children).toMatchObject([
      { slug: 'hats', liveCoupons: 3 },
      { slug: 'shoes', liveCoupons: 2 },
    ])
    expect(data.counts).toMatchObject({ codes: 6, deals: 1, freeDelivery: 1 })
    expect(data.brands).toMatchObject([{ slug: 'nimbus', liveCoupons: 6 }])
    expect(data.topMerchants.map(({ slug }) => slug)).toEqual(['loud', 'quiet'])
  })

  it('names what its offers usually take off, of exact percentages, and nothing where they are few', async () => {
    expect((await getCategoryPage('/categories/fashion')).data.typicalPercent).toBe(15)
    expect((await getCategoryPage('/categories/hats')).data.typicalPercent).toBeNull()
  })

  it('names the category that it is a part of', async () => {
    const { data } = await getCategoryPage('/categories/shoes')
    expect([data.category.parent, data.children]).toEqual([{ slug: 'fashion', name: 'Fashion' }, []])
  })

  it('lets no shop fill the first page: three of each, then three more', async () => {
    const { data } = await getCategoryPage('/categories/fashion')
    expect(data.coupons.map(({ title }) => title)).toEqual([
      'Loud 0',
      'Loud 1',
      'Loud 2',
      'Quiet 0',
      'Delivery',
      'Loud 3',
      'Loud 4',
    ])
  })

  it.each([
    ['newest', 'Delivery'],
    ['ending', 'Quiet 0'],
    ['biggest', 'Quiet 0'],
    ['toString', 'Loud 0'],
  ])('in the order %s begins with %s', async (sort, title) => {
    await database
      .updateTable('coupon')
      .set({ first_seen_at: daysAgo(1) })
      .where('title', '=', 'Delivery')
      .execute()
    await database
      .updateTable('coupon')
      .set({ ends_at: daysAgo(-2) })
      .where('title', '=', 'Quiet 0')
      .execute()
    const { data } = await getCategoryPage(`/categories/fashion?sort=${sort}`)
    expect(data.coupons[0]?.title).toBe(title)
  })
})

describe('an order that stands for a while', () => {
  it('shows nothing that has been hidden since, and what is new once it is made anew', async () => {
    let time = 0
    const caching = await startTestApi(database, { cache: createCatalogCache({ ttlMs: 60, now: () => time }) })
    const read = async () => {
      const page = await getPage(caching, '/categories/hats')
      return page.page === 'category' ? page.data.coupons.map(({ title }) => title) : []
    }
    expect(await read()).toEqual(['Loud 0', 'Loud 1', 'Loud 2'])
    await database
      .updateTable('coupon')
      .set({ hidden_at: daysAgo(1) })
      .where('title', '=', 'Loud 1')
      .execute()
    await database.updateTable('coupon').set({ weight: 99 }).where('title', '=', 'Loud 2').execute()
    expect(await read()).toEqual(['Loud 0', 'Loud 2'])
    time = 60
    await read()
    await expect.poll(read).toEqual(['Loud 2', 'Loud 0'])
  })
})
