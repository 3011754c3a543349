import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../database/testing/createTestDatabase.ts'
import { NOW, seedCoupon, seedMerchant } from '../database/testing/seed.ts'
import { createCatalogCache } from '../context/cached.ts'
import { viewOf } from '../http/ApiContext.ts'
import { SECRETS } from '../http/testing/startTestApi.ts'
import { popularMerchants } from './merchantSummaries.ts'

const { database } = await createTestDatabase()
const [uk, de] = [findSiteByName('main/uk'), findSiteByName('main/de')]
invariant(uk && de, 'there are these sites')

it('what is popular may be a minute old, and is each site’s own', async () => {
  const context = { database, clock: { now: () => NOW }, settings: { secrets: SECRETS } }
  const withCache = { ...context, cache: createCatalogCache() }
  const slugs = async (site: typeof uk, of = withCache as typeof context) =>
    (await popularMerchants(viewOf(of, site), 9)).map(({ slug }) => slug)
  await seedCoupon(database, await seedMerchant(database, { slug: 'first' }))
  expect([await slugs(uk), await slugs(de)]).toEqual([['first'], []])
  await seedCoupon(database, await seedMerchant(database, { slug: 'second', popularity: 9 }))
  expect([await slugs(uk), await slugs(uk, context)]).toEqual([['first'], ['second', 'first']])
})
