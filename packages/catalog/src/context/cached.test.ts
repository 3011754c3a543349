import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW } from '../testing/seed.ts'
import { cached, createCatalogCache } from './cached.ts'

const { database } = await createTestDatabase()
const uk = findSiteByName('main/uk')
const de = findSiteByName('main/de')
invariant(uk && de, 'there are these sites')

it('cached values of other sites, other kinds and other ids are different values', async () => {
  const view = { database, site: uk, now: NOW, cache: createCatalogCache() }
  const values = [
    await cached(view, ['crawling', 'tag', 1], async () => 'a'),
    await cached(view, ['crawling', 'tag', 2], async () => 'b'),
    await cached(view, ['relatedBrands', 1], async () => 'c'),
    await cached(view, ['lane', 'tag', '1'], async () => 'c2'),
    await cached({ ...view, site: de }, ['crawling', 'tag', 1], async () => 'd'),
    await cached(view, ['crawling', 'tag', 1], async () => 'e'),
  ]
  expect(values).toEqual(['a', 'b', 'c', 'c2', 'd', 'a'])
})

it('a view without a cache loads a value each time', async () => {
  const view = { database, site: uk, now: NOW }
  expect(await cached(view, ['outline'], async () => 1)).toBe(1)
  expect(await cached(view, ['outline'], async () => 2)).toBe(2)
})

it('what visitors ask for in their own words evicts nothing but what others asked for', async () => {
  const view = { database, site: uk, now: NOW, cache: createCatalogCache({ maxSize: 8000 }) }
  await cached(view, ['categories'], async () => 'categories')
  for (let index = 0; index < 100; index += 1)
    for (const _again of [1, 2]) {
      await cached(view, ['siteOffers', `${index}`], async () => 'x'.repeat(200))
      await cached(view, ['commonOffers', 'words', `${index}`], async () => 'x'.repeat(200))
    }
  expect(await cached(view, ['categories'], async () => 'loaded anew')).toBe('categories')
  const left = []
  for (let index = 0; index < 100; index += 1)
    left.push(await cached(view, ['siteOffers', `${index}`], async () => 'loaded anew'))
  expect(left.filter((value) => value !== 'loaded anew').length, 'have room').toBeLessThan(10)
})

it('the cache counts the serialised size of any value', async () => {
  const view = { database, site: uk, now: NOW, cache: createCatalogCache({ maxSize: 1000 }) }
  const large = { ids: Array.from({ length: 500 }, (_, id) => id) }
  await cached(view, ['outline'], async () => large)
  await cached(view, ['categories'], async () => [{ id: 1 }])
  expect(await cached(view, ['outline'], async () => 'loaded anew')).toBe('loaded anew')
  expect(await cached(view, ['categories'], async () => 'loaded anew')).toEqual([{ id: 1 }])
})
