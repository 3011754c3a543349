import { array, assert, asyncProperty, constantFrom, integer, record, shuffledSubarray } from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { awinOffer, offerLine } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'

/** Each is imported four times, by some twenty statements. */
const EXAMPLES = process.env['FULL'] === '1' ? 30 : 12
const { database } = await createTestDatabase()
const importText = createImportText(database)

/** Titles that differ by much, by little, and by nothing that counts; codes, pages and names that meet each other. */
const row = record({
  id: integer({ min: 1, max: 6 }),
  title: constantFrom(
    '20% off lamps',
    '20% off LAMPS!',
    '20% off lamp shades',
    'Chairs from £29',
    '20% off',
    'New beds',
  ),
  code: constantFrom('', '', 'OAK20', 'oak20', 'BF50X'),
  page: constantFrom('', 'sale', 'p/1234567'),
  shop: constantFrom('oak.com', 'oak.co.uk'),
  name: constantFrom('Oak', 'Oak Furniture'),
  day: constantFrom('01', '02'),
})
type Row = Parameters<Parameters<typeof row.map>[0]>[0]

/** A network names its offers, a list does not. */
const FEEDS = [
  {
    format: 'awin',
    write: (rows: readonly Row[]) =>
      JSON.stringify({
        data: rows.map(({ id, title, code, page, shop, name, day }) =>
          awinOffer({
            promotionId: id,
            title,
            voucher: { code },
            type: code ? 'voucher' : 'promotion',
            advertiser: {
              id: 7,
              name,
              joined: true,
            },
            url: `https://${shop}/${page}`,
            urlTracking: '',
            dateAdded: `2026-10-${day}T00:00:00Z`,
            description: '',
            terms: '',
          }),
        ),
      }),
  },
  {
    format: 'json',
    write: (rows: readonly Row[]) =>
      rows
        .map(({ id, title, code, page, shop, name }) =>
          offerLine(id, {
            merchant: name,
            domain: shop,
            url: `https://${shop}/${page}`,
            title,
            discount: null,
            codes: code ? [code] : [],
          }),
        )
        .join('\n'),
  },
] as const

/** All that was stored, without numbers that only say when. */
async function readStored(): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select row from (
      select (to_jsonb(c) - 'id' - 'merchant_id' - 'added_by_run' || jsonb_build_object('domain', m.domain))::text as row
      from coupon c join merchant m on m.id = c.merchant_id
      union all select concat_ws(' ', 'merchant', slug, name, domain) from merchant
      union all select concat_ws(' ', 'listing', l.source, external_id, upk) from coupon_listing l
        join coupon c on c.id = l.coupon_id
      union all select concat_ws(' ', 'category', upk, slug) from coupon_category
        join coupon c on c.id = coupon_id join category on category.id = category_id
    ) as parts order by row`.execute(database)
  return rows.map(({ row: text }) => text)
}

it.each(FEEDS)('any feed of $format is stored alike in any order, and changes nothing again', async (feed) => {
  const orders = array(row, { minLength: 2, maxLength: 9 }).chain((rows) =>
    record({
      rows: shuffledSubarray(rows, { minLength: rows.length }),
      other: shuffledSubarray(rows, { minLength: rows.length }),
    }),
  )
  const example = asyncProperty(orders, async ({ rows, other }) => {
    await database.deleteFrom('merchant').execute()
    await database.deleteFrom('import_run').execute()
    const { report } = await importText(feed.write(rows), feed)
    expect(report.added).toBeGreaterThan(0)
    const first = await readStored()
    for (const again of [rows, other])
      expect((await importText(feed.write(again), feed)).report).toMatchObject({ added: 0, changed: 0, rejected: {} })
    expect(await readStored()).toEqual(first)

    await database.deleteFrom('merchant').execute()
    await importText(feed.write(other), { ...feed, force: true })
    expect(await readStored()).toEqual(first)
  })
  await assert(example, { numRuns: EXAMPLES })
})
