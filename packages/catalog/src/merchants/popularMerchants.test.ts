import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, seedCoupon, seedMerchant } from '../testing/seed.ts'
import { countLive } from '../counts/countLive.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { createCatalogCache } from '../context/cached.ts'
import { popularMerchants } from './merchantSummaries.ts'

const { database } = await createTestDatabase()
const [uk, de] = [findSiteByName('main/uk'), findSiteByName('main/de')]
invariant(uk && de, 'there are these sites')

it('what is popular may be a minute old, and is each site’s own', async () => {
  const cache = createCatalogCache()
  const slugs = async (site: typeof uk, more: Pick<CatalogView, 'cache'> = { cache }) =>
    (await popularMerchants({ database, site, now: NOW, ...more }, 9)).map(({ slug }) => slug)
  await seedCoupon(database, await seedMerchant(database, { slug: 'first' }))
  await countLive(database, { site: uk.code, now: NOW })
  expect([await slugs(uk), await slugs(de)]).toEqual([['first'], []])
  await seedCoupon(database, await seedMerchant(database, { slug: 'second', popularity: 9 }))
  await countLive(database, { site: uk.code, now: NOW })
  expect([await slugs(uk), await slugs(uk, {})]).toEqual([['first'], ['second', 'first']])
})
