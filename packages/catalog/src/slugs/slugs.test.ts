import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, UK } from '../testing/seed.ts'
import { findFormerSlug, moveSlug } from './slugs.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is a site main/uk')
const move = (from: string, to: string | null) => moveSlug(database, { site: UK, kind: 'merchant', from, to, now: NOW })
const find = async (slug: string) => {
  const former = await findFormerSlug({ database, site, now: NOW }, 'merchant', slug)
  return former && { to: former.to }
}

beforeEach(async () => {
  await database.deleteFrom('former_slug').execute()
})

it('a former address leads to the present one, whatever its spelling', async () => {
  await move('a', 'b')
  expect(await find('a')).toEqual({ to: 'b' })
  expect(await find('A')).toEqual({ to: 'b' })
  expect(await find('b')).toBeUndefined()
})

it('leads there at once, however often it has moved', async () => {
  await move('a', 'b')
  await move('b', 'c')
  expect([await find('a'), await find('b')]).toEqual([{ to: 'c' }, { to: 'c' }])
})

it('leads nowhere once what it led to is gone', async () => {
  await move('a', 'b')
  await move('b', null)
  expect([await find('a'), await find('b')]).toEqual([{ to: null }, { to: null }])
})

it('is no former one once it is used again', async () => {
  await move('a', 'b')
  await move('b', 'a')
  expect([await find('a'), await find('b')]).toEqual([undefined, { to: 'a' }])
})
