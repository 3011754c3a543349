import { expect, it } from 'vitest'
import { createTestDatabase, daysAgo, seedCategory, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { startTestApi } from '../testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

async function seedWithOffer(slug: string, popularity: number, offer: Parameters<typeof seedCoupon>[2] | null = {}) {
  const merchant = await seedMerchant(database, { slug, name: slug.toUpperCase(), popularity })
  return offer ? [await seedCoupon(database, merchant, offer)] : []
}

it('an outline names the fullest categories and the best known stores, of those that crawlers may show', async () => {
  const known = await seedWithOffer('known', 9)
  const better = await seedWithOffer('better-known', 99)
  await seedWithOffer('without-offers', 100, null)
  const past = await seedWithOffer('past', 100, { ends_at: daysAgo(1) })
  await database.updateTable('merchant').set({ programme_target: null }).where('slug', '=', 'past').execute()
  const hearsay = await seedWithOffer('hearsay', 100)
  await database.updateTable('merchant').set({ programme_target: null }).where('slug', '=', 'hearsay').execute()
  await seedCategory(database, { slug: 'one', name: 'One' }, known)
  await seedCategory(database, { slug: 'two & more', name: 'Two' }, [...known, ...better])
  await seedCategory(database, { slug: 'hearsay', name: 'Hearsay' }, [...past, ...hearsay])
  const answer = await api.get(`/v1/sites/${UK}/outline`)
  expect(JSON.parse(answer.text)).toEqual({
    categories: [
      { name: 'Two', path: '/categories/two%20%26%20more' },
      { name: 'One', path: '/categories/one' },
    ],
    stores: [
      { name: 'BETTER-KNOWN', path: '/stores/better-known' },
      { name: 'KNOWN', path: '/stores/known' },
    ],
  })
  const again = await api.get(`/v1/sites/${UK}/outline`, { 'if-none-match': String(answer.headers['etag']) })
  expect([again.status, again.text]).toEqual([304, ''])
})

it('is bounded, and empty for a site that has nothing', async () => {
  for (let number = 0; number < 55; number += 1)
    await seedCategory(database, { slug: `c-${number}`, name: `C ${number}` }, await seedWithOffer(`s-${number}`, 1))
  const { categories, stores } = JSON.parse((await api.get(`/v1/sites/${UK}/outline`)).text)
  expect([categories.length, stores.length]).toEqual([24, 50])
  expect(JSON.parse((await api.get('/v1/sites/cpus/outline')).text)).toEqual({ categories: [], stores: [] })
  expect((await api.get('/v1/sites/nowhere/outline')).status).toBe(404)
})
