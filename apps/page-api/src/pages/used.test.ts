import { expect, it } from 'vitest'
import { AUDIENCES } from '@clipfront/feeds/discount'
import {
  createTestDatabase,
  daysAgo,
  NOW,
  seedCoupon,
  seedMerchant,
  UK,
  seedTopic,
  listPaths,
  recordReads,
} from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { MESSAGES } from '@clipfront/catalog/messages'
import { OFFER_MESSAGES } from '@clipfront/feeds/messages'

// The real words; each read of one is noted.
const reads = new Set<string>()
for (const table of [MESSAGES, OFFER_MESSAGES]) {
  for (const [language, words] of Object.entries(table)) Object.assign(table, { [language]: recordReads(words, reads) })
}

const { database } = await createTestDatabase({ hasDemo: true })
const api = await startTestApi(database)

it('every word is said somewhere: remove one from src/messages that is not', async () => {
  const hearsay = await seedMerchant(database, { slug: 'hearsay', programme_target: null })
  for (const get of [1, null]) {
    const discount = { kind: 'bundle', buy: 2, get, saving: { kind: 'percent', percent: 50 } }
    await seedCoupon(database, hearsay, { discount: JSON.stringify(discount) })
  }
  for (const audience of AUDIENCES) {
    const conditions = { audience, leastBasket: { amount: 5, currency: 'GBP' }, where: 'in-store', uses: 1 }
    await seedCoupon(database, hearsay, { conditions: JSON.stringify(conditions) })
  }
  const { id: shop } = await seedMerchant(database, { slug: '7-days', name: '7 Days' })
  await database.insertInto('cashback').values({ merchant_id: shop, changed_at: NOW }).execute()
  const rate = { merchant_id: shop, percent: 3, valid_from: daysAgo(2) }
  await database.insertInto('cashback_rate').values(rate).execute()
  await seedTopic(database, { slug: 'of-this-test' }, [await seedCoupon(database, hearsay)])
  const { id } = await database
    .selectFrom('coupon')
    .select('id')
    .where('site', '=', UK)
    .where('code', '=', 'HELLO20')
    .executeTakeFirstOrThrow()
  for (const target of [
    '/',
    '/stores/nimbus-shoes',
    `/stores/nimbus-shoes?promoid=${id}`,
    '/stores/hearsay',
    '/stores/7-days',
    '/cashback/7-days',
    '/categories/fashion',
    '/topics/of-this-test',
    '/blog',
    '/search?q=x',
    '/about',
    '/how-we-test',
    '/privacy',
    '/contact',
    '/categories',
    '/topics',
    '/brands',
    '/tags',
    '/imprint',
    '/terms',
    '/stores',
    '/stores?letter=n',
    '/demo-shop/nimbus-shoes',
    '/no-programme/hearsay',
    '/nowhere',
    '/%zz',
  ])
    await api.get(`/v1/sites/${UK}/pages${target}`)
  await database.updateTable('cashback_rate').set({ valid_until: NOW }).execute()
  await api.get(`/v1/sites/${UK}/pages/cashback/7-days`)
  await database.deleteFrom('merchant').where('site', '=', UK).execute()
  await api.get(`/v1/sites/${UK}/pages/stores`)
  expect(
    [MESSAGES, OFFER_MESSAGES].flatMap((table) => listPaths(table['en-GB'] ?? {})).filter((path) => !reads.has(path)),
  ).toEqual([])
})
