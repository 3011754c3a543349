import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, seedCategory, seedMerchant, UK } from '../testing/seed.ts'
import { findBySlug } from './slugs.ts'

const { database } = await createTestDatabase()
const uk = findSiteByName('main/uk')
const de = findSiteByName('main/de')
invariant(uk && de, 'there are these sites')
const find = async (site: typeof uk, table: Parameters<typeof findBySlug>[1], slug: string) =>
  (await findBySlug({ database, site, now: NOW }, table, slug))?.name

beforeAll(async () => {
  const named = { site: UK, slug: 'oak', name: 'Oak' }
  await seedMerchant(database, named)
  await seedCategory(database, named)
  await database.insertInto('tag').values(named).execute()
  await database.insertInto('brand').values(named).execute()
  await database.insertInto('topic').values(named).execute()
  await database
    .insertInto('channel')
    .values({ ...named, lanes: '[]' })
    .execute()
})

it.each(['merchant', 'category', 'tag', 'brand', 'topic', 'channel'] as const)(
  'a %s is found by its slug on its own site, whatever the case',
  async (table) => {
    expect(await find(uk, table, 'oak')).toBe('Oak')
    expect(await find(uk, table, 'OAK')).toBe('Oak')
    expect(await find(de, table, 'oak')).toBeUndefined()
    expect(await find(uk, table, 'elm')).toBeUndefined()
  },
)
