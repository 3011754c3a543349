import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../database/testing/createTestDatabase.ts'
import { NOW } from '../database/testing/seed.ts'
import { createKeep } from './createKeep.ts'
import { keep } from './keep.ts'

const { database } = await createTestDatabase()
const uk = findSiteByName('main/uk')
const de = findSiteByName('main/de')
invariant(uk && de, 'there are these sites')

it('is told from another site’s, another kind’s, and another one of its kind', async () => {
  const view = { database, site: uk, now: NOW, keep: createKeep(60_000, 1e6) }
  const values = [
    await keep(view, ['paths', 'tag', 1], async () => 'a'),
    await keep(view, ['paths', 'tag', 2], async () => 'b'),
    await keep(view, ['relatedBrands', 1], async () => 'c'),
    await keep(view, ['partsOfCategory', 1], async () => 'c2'),
    await keep({ ...view, site: de }, ['paths', 'tag', 1], async () => 'd'),
    await keep(view, ['paths', 'tag', 1], async () => 'e'),
  ]
  expect(values).toEqual(['a', 'b', 'c', 'c2', 'd', 'a'])
})

it('is made each time where the view keeps nothing', async () => {
  const view = { database, site: uk, now: NOW }
  expect(await keep(view, ['outline'], async () => 1)).toBe(1)
  expect(await keep(view, ['outline'], async () => 2)).toBe(2)
})
