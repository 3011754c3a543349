import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedCategory, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { hashSign } from '@clipfront/catalog/coupons'
import type { CouponFieldName } from './fields/couponFields.ts'
import { readEdits } from './history/readHistory.ts'
import { aChange } from '../testing/aChange.ts'
import { editRow, resetRow } from './changeRow.ts'
import { COUPONS } from './COUPONS.ts'

const { database } = await createTestDatabase()
let id = 0

beforeEach(async () => {
  for (const table of ['merchant', 'category', 'edit'] as const) await database.deleteFrom(table).execute()
  id = (await seedCoupon(database, await seedMerchant(database))).id
  await seedCategory(database, { slug: 'fashion', name: 'Fashion' }, [{ id }])
  await seedCategory(database, { slug: 'shoes', name: 'Shoes' })
})

const edit = async (field: CouponFieldName, text: string) =>
  editRow(COUPONS, database, { id, site: null }, [[field, text]], aChange)

describe('an editor sets', () => {
  it.each<[CouponFieldName, string, object]>([
    ['title', ' 15% off boots – for you ', { title: '15% off boots – for you' }],
    ['detail', 'none', { detail: '' }],
    ['code', 'BOOTS15', { code: 'BOOTS15' }],
    ['code', 'none', { code: '' }],
    ['discount', '15%', { discount: { kind: 'percent', percent: 15, upTo: false }, promotion_off: '15% off' }],
    ['discount', 'up to 7.5%', { discount: { kind: 'percent', percent: 7.5, upTo: true } }],
    [
      'discount',
      '10',
      { discount: { kind: 'money', amount: 10, currency: 'GBP', upTo: false }, promotion_off: '£10 off' },
    ],
    ['discount', 'up to 10 EUR', { discount: { kind: 'money', amount: 10, currency: 'EUR', upTo: true } }],
    ['discount', 'price 9.99', { discount: { kind: 'price', amount: 9.99, currency: 'GBP', was: null } }],
    ['discount', 'free delivery', { discount: { kind: 'free-delivery' }, promotion_off: 'Free delivery' }],
    ['discount', 'none', { discount: null, promotion_off: '' }],
    ['key_terms', 'New customers; Not on sale items', { key_terms: ['New customers', 'Not on sale items'] }],
    [
      'terms',
      '# Terms\n\n* one\n* two',
      {
        terms: [
          { type: 'heading', text: 'Terms' },
          { type: 'list', items: ['one', 'two'] },
        ],
      },
    ],
    ['ends_at', '2026-12-31', { ends_at: new Date('2026-12-31T23:59:59Z') }],
    ['ends_at', '2027-06-30', { ends_at: new Date('2027-06-30T22:59:59Z') }],
    ['ends_at', '2027-06-30 18:00', { ends_at: new Date('2027-06-30T17:00:00Z') }],
    // The clock is moved that night: half past one is half past two.
    ['starts_at', '2026-03-29 01:30', { starts_at: new Date('2026-03-29T01:30:00Z') }],
    ['ends_at', '2027-06-30T18:00+02:00', { ends_at: new Date('2027-06-30T16:00:00Z') }],
    ['ends_at', 'none', { ends_at: null }],
    ['starts_at', '2026-11-25', { starts_at: new Date('2026-11-25T00:00:00Z') }],
    ['least_basket', '50', { conditions: { leastBasket: { amount: 50, currency: 'GBP' } } }],
    ['audience', 'students', { conditions: { audience: 'students' } }],
    ['is_exclusive', 'yes', { is_exclusive: true }],
    ['tags', 'student, app-only', { tags: ['app-only', 'student'] }],
    ['categories', 'shoes', { categories: ['shoes'] }],
  ])('%s to %j', async (field, text, expected) => {
    const { row: coupon } = await edit(field, text)
    expect(coupon).toMatchObject({ ...expected, changed_at: NOW })
    expect(coupon.edited).toEqual(expect.arrayContaining(Object.keys(expected).slice(0, 1)))
  })

  it('several conditions, one after the other, and empties one of them', async () => {
    await edit('least_basket', '50')
    await edit('most_saved', '20 EUR')
    const { row: coupon } = await edit('least_basket', 'none')
    expect(coupon.conditions).toEqual({ mostSaved: { amount: 20, currency: 'EUR' } })
  })
})

describe('an editor who types what cannot be is told what is wrong, and changes nothing', () => {
  it.each<[CouponFieldName, string, RegExp]>([
    ['title', '  ', /^title: It is empty/],
    ['title', 'x'.repeat(161), /^title: It has 161 characters, and there is room for 160/],
    ['title', '<b>20% off</b>', /^title: It holds HTML \(<b>\)/],
    ['title', 'Boots &amp; more', /^title: It holds HTML \(&amp;\)/],
    ['title', 'two\nlines', /^title: It has a line break/],
    ['title', 'ab\u202Ecd', /^title: It holds a character that nobody sees/],
    ['title', 'Use WELCOME20 for 20% off', /^title: It says the code WELCOME20/],
    ['title', '20% off with welcome20!', /^title: It says the code WELCOME20/],
    ['code', 'Use code SAVE at checkout', /is no code: .*no space/],
    ['code', '', /is no code/],
    ['discount', '£10', /^discount: "£10" is no discount\. Write one of 20%.*GBP/],
    ['discount', '120%', /^discount: 120% is no part of a price/],
    ['discount', 'up to free', /is no discount/],
    ['ends_at', '31.12.2026', /^ends_at: "31\.12\.2026" is no date\. Write 2026-12-31,/],
    ['ends_at', '12/31/2026', /Write 2026-12-31,/],
    ['ends_at', '03/04/2027', /is no date\. Write it as 2026-12-31/],
    ['ends_at', '2026-02-30', /is no date of the calendar/],
    ['ends_at', '2026-12-31 24:00', /a time that no clock shows/],
    ['ends_at', 'tomorrow', /"tomorrow" is no date/],
    ['ends_at', '2026-11-01', /starts_at .* would not be before ends_at/],
    ['publish_until', '', /is no date/],
    ['least_basket', '£50', /^least_basket: "£50" is no sum of money\. Write 50, which is GBP/],
    ['least_basket', '49,99', /Write 49\.99, which is GBP/],
    ['least_basket', '50 XYZ', /There is no currency XYZ/],
    ['least_basket', '50.5 JPY', /more decimals than JPY has/],
    ['least_basket', '0', /is no sum of money/],
    ['audience', 'everyone', /Write one of everybody, new-customers/],
    ['uses', '1.5', /no whole number from 1 to 1000/],
    ['tags', 'Free Delivery', /"Free Delivery" is no slug\. Write free-delivery/],
    ['categories', 'garden', /has no category "garden"\. It has fashion, shoes/],
    ['terms', 'a <script>alert(1)</script> b', /^terms: It holds HTML \(<script>\)/],
    ['terms', 'x'.repeat(20_001), /nobody reads more than 20000/],
    ['key_terms', 'a;b;c;d;e;f', /^key_terms: These are 6/],
  ])('%s=%j', async (field, text, message) => {
    await expect(edit(field, text)).rejects.toThrow(message)
    expect(await readEdits(database, 'coupon', id)).toEqual([])
  })

  it('of another site, or of none', async () => {
    const de = { id, site: 'de.clipfront.example' }
    await expect(editRow(COUPONS, database, de, [['title', 'x']], aChange)).rejects.toThrow(
      /is of uk\.clipfront\.example and not of de/,
    )
    const none = { id: id + 1, site: UK }
    await expect(editRow(COUPONS, database, none, [['title', 'x']], aChange)).rejects.toThrow(/There is no coupon/)
  })
})

it('is not held up by what is wrong in fields that it leaves alone', async () => {
  await database
    .updateTable('coupon')
    .set({ title: 'Use WELCOME20', starts_at: '2027-01-01', ends_at: '2026-01-01' })
    .execute()
  await expect(edit('detail', 'Only on Sundays')).resolves.toMatchObject({ row: { detail: 'Only on Sundays' } })
  await expect(edit('code', 'Use')).rejects.toThrow(/^title: It says the code Use/)
})

it('writes down who changed what and why, once, and nothing where it was so already', async () => {
  await edit('title', 'Boots for less')
  await edit('title', 'Boots for less')
  expect(await readEdits(database, 'coupon', id)).toMatchObject([
    {
      action: 'edit',
      by_name: 'Maya',
      reason: 'The shop says so',
      made_at: NOW,
      change: { title: ['20% off everything for new customers', 'Boots for less'], edited: [[], ['title']] },
    },
  ])
})

it('a dry run says what would change, and changes nothing', async () => {
  const dry = { ...aChange, dryRun: true }
  const { difference } = await editRow(COUPONS, database, { id, site: UK }, [['title', 'Boots']], dry)
  expect(difference['title']).toEqual(['20% off everything for new customers', 'Boots'])
  expect(await readEdits(database, 'coupon', id)).toEqual([])
})

it('gives back what was there before the first edit since the last one that was given back', async () => {
  const target = { id, site: UK }
  await edit('ends_at', '2026-12-24')
  await edit('ends_at', '2026-12-25')
  const { row: coupon } = await resetRow(COUPONS, database, target, ['ends_at'], aChange)
  expect(coupon).toMatchObject({ ends_at: new Date('2026-11-30T12:00:00Z'), edited: [] })
  await expect(resetRow(COUPONS, database, target, ['ends_at'], aChange)).rejects.toThrow(/no editor has set it/)
  await database.updateTable('coupon').set({ ends_at: NOW }).execute()
  await edit('ends_at', 'none')
  expect((await resetRow(COUPONS, database, target, ['ends_at'], aChange)).row.ends_at).toEqual(NOW)
})

it('[R3.4] what shoppers see has another sign once an editor has changed it', async () => {
  const before = await database.selectFrom('coupon').selectAll().executeTakeFirstOrThrow()
  const { row: coupon } = await edit('title', 'Boots for less')
  const { row: again } = await edit('title', 'Boots for even less')
  expect(new Set([hashSign(before), hashSign(coupon), hashSign(again)]).size).toBe(3)
  expect(again.sign).toBe(before.sign)
})
