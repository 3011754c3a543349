import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedMerchant, UK } from '@clipfront/catalog/testing'
import { findFormerSlug } from '@clipfront/catalog/slugs'
import type { MerchantFieldName } from './fields/merchantFields.ts'
import { readEdits } from './history/readHistory.ts'
import { aChange } from '../testing/aChange.ts'
import { editRow, resetRow } from './changeRow.ts'
import { MERCHANTS } from './MERCHANTS.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is a site main/uk')
const view = { database, site, now: NOW }
let id = 0

beforeEach(async () => {
  for (const table of ['merchant', 'former_slug', 'edit'] as const) await database.deleteFrom(table).execute()
  id = (await seedMerchant(database)).id
  await seedMerchant(database, { slug: 'oak', name: 'Oak' })
})

const edit = async (field: MerchantFieldName, text: string, slug = 'nimbus-shoes') =>
  editRow(MERCHANTS, database, { site: UK, slug }, [[field, text]], aChange)

describe('an editor sets', () => {
  it.each<[MerchantFieldName, string, object]>([
    ['name', 'Nimbus & Co', { name: 'Nimbus & Co' }],
    ['summary', 'Shoes from Leeds.', { summary: 'Shoes from Leeds.' }],
    [
      'about',
      '## Nimbus\n\nShoes since 1924.',
      {
        about: [
          { type: 'heading', text: 'Nimbus' },
          { type: 'paragraph', text: 'Shoes since 1924.' },
        ],
      },
    ],
    ['programme_target', 'https://www.net.example/c?id=7', { programme_target: 'https://www.net.example/c?id=7' }],
    [
      'facts',
      'Delivery: Free from £40; Open: 9:00 to 17:00',
      {
        facts: [
          { label: 'Delivery', value: 'Free from £40' },
          { label: 'Open', value: '9:00 to 17:00' },
        ],
      },
    ],
    ['facts', 'none', { facts: [] }],
    ['programme_target', 'none', { programme_target: null }],
    ['popularity', '70', { popularity: 70 }],
  ])('%s to %j', async (field, text, expected) => {
    const { row: merchant } = await edit(field, text)
    expect(merchant).toMatchObject({ ...expected, edited: [field], changed_at: NOW })
    expect(await readEdits(database, 'merchant', id)).toHaveLength(1)
  })
})

it('the same Markdown once more changes nothing and is not recorded, though the database orders the keys of its JSON anew', async () => {
  await edit('about', '## Nimbus\n\nShoes since 1924.')
  expect((await edit('about', '## Nimbus\n\nShoes since 1924.')).difference).toEqual({})
  expect(await readEdits(database, 'merchant', id)).toHaveLength(1)
})

describe('an editor who types what cannot be is told what is wrong', () => {
  it.each<[MerchantFieldName, string, RegExp]>([
    ['name', '', /^name: It is empty/],
    ['slug', 'Nimbus Shoes', /^slug: "Nimbus Shoes" is no address of a page\. Write nimbus-shoes/],
    ['slug', 'oak', /^slug: Oak has the address "oak"/],
    ['slug', '../admin', /is no address/],
    ['facts', 'Free delivery', /^facts: "Free delivery" is no fact/],
    ['facts', 'Delivery:', /^facts: It is empty/],
    ['about', '<p>x</p>', /^about: It holds HTML/],
    ['programme_target', 'http://net.example/', /is nowhere to send shoppers/],
    ['programme_target', 'javascript:alert(1)', /is nowhere to send shoppers/],
    ['programme_target', '//net.example/', /is nowhere to send shoppers/],
    ['popularity', '-1', /no whole number/],
  ])('%s=%j', async (field, text, message) => {
    await expect(edit(field, text)).rejects.toThrow(message)
    expect(await readEdits(database, 'merchant', id)).toEqual([])
  })

  it('a shop that is not there, by what it may be', async () => {
    await expect(edit('name', 'x', 'nimbus')).rejects.toThrow(/has no shop "nimbus"\. Did you mean nimbus-shoes\?/)
  })
})

const former = (slug: string) => findFormerSlug(view, 'merchant', slug)

describe('a new slug', () => {
  it('is where the former one leads', async () => {
    await edit('slug', 'nimbus')
    expect(await former('nimbus-shoes')).toMatchObject({ to: 'nimbus' })
    await expect(edit('name', 'x')).rejects.toThrow(/"nimbus-shoes" of .* is "nimbus" now/)
  })

  it('may be a former one of the shop itself, and of no other', async () => {
    await edit('slug', 'nimbus')
    await expect(edit('slug', 'nimbus-shoes', 'oak')).rejects.toThrow(/was the address of "nimbus" and leads there/)
    await edit('slug', 'nimbus-shoes', 'nimbus')
    expect(await former('nimbus')).toMatchObject({ to: 'nimbus-shoes' })
  })
})

it('gives a field back, but no address', async () => {
  await edit('name', 'Nimbus & Co')
  const target = { site: UK, slug: 'nimbus-shoes' }
  const { row: merchant } = await resetRow(MERCHANTS, database, target, ['name'], aChange)
  expect(merchant).toMatchObject({ name: 'Nimbus Shoes', edited: [] })
  await expect(resetRow(MERCHANTS, database, target, ['name'], aChange)).rejects.toThrow(/was set by no editor/)
  await expect(resetRow(MERCHANTS, database, target, ['slug'], aChange)).rejects.toThrow(/is not given back/)
})
