import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW, seedCategory, UK } from '@clipfront/catalog/testing'
import { createImportText } from '../testing/importText.ts'
import { offerLine } from '@clipfront/feeds/testing'
import { type Coupon, readCoupon } from './readCoupon.ts'
import { COUPON_FIELDS, type CouponFieldName } from './fields/couponFields.ts'
import { aChange } from '../testing/aChange.ts'
import { editRow, resetRow } from './changeRow.ts'
import { COUPONS } from './COUPONS.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)

beforeEach(async () => {
  for (const table of ['merchant', 'category', 'edit'] as const) await database.deleteFrom(table).execute()
  await seedCategory(database, { slug: 'by-hand', name: 'By hand' })
})

/** Each field as an editor sets it; `withdrawn_at` is no import's of lists. */
const TEXTS: Record<CouponFieldName, string> = {
  title: 'Acorns for less',
  detail: 'Only on Sundays',
  code: 'EDITED1',
  discount: '33%',
  key_terms: 'Only on Sundays',
  terms: 'Only *on* Sundays',
  starts_at: '2026-11-02',
  ends_at: '2027-03-03',
  publish_from: '2026-11-03',
  publish_until: '2027-03-04',
  withdrawn_at: 'none',
  least_basket: '77',
  most_saved: '8',
  audience: 'students',
  uses: '3',
  where: 'in-store',
  is_exclusive: 'yes',
  tags: 'by-hand',
  brands: 'by-hand',
  categories: 'by-hand',
}
const FIELDS = Object.keys(TEXTS).filter((name): name is CouponFieldName => Object.hasOwn(COUPON_FIELDS, name))

/** The same offer by its code and its discount; everything else of it differs. */
const FEED = offerLine(1, { title: '10% off oak boots', starts: '2026-11-01', ends: '2027-01-31' })
const CHANGED = offerLine(1, {
  title: '10% off garden chairs for students, orders over £40. One use per customer',
  starts: '2026-11-05',
  ends: '2027-02-28',
})

async function theCoupon(): Promise<Coupon> {
  const { id } = await database.selectFrom('coupon').select('id').executeTakeFirstOrThrow()
  return readCoupon(database, { id, site: UK })
}

function readColumns(coupon: Coupon, field: CouponFieldName): unknown[] {
  return COUPON_FIELDS[field].columns.map((column) => coupon[column])
}

/** What both imports make of it where no editor has been. */
await seedCategory(database, { slug: 'by-hand', name: 'By hand' })
await importText(FEED, { now: daysAgo(9) })
await importText(CHANGED, { now: daysAgo(5) })
const untouched = await theCoupon()

describe('what an editor has set is left by imports, and is theirs again once it is given back', () => {
  it.each(FIELDS)('%s', async (field) => {
    await importText(FEED, { now: daysAgo(9) })
    const imported = await theCoupon()
    const target = { id: imported.id, site: UK }
    const { row: edited } = await editRow(COUPONS, database, target, [[field, TEXTS[field]]], aChange)
    expect(edited.edited).toEqual(expect.arrayContaining([...COUPON_FIELDS[field].columns]))

    expect((await importText(FEED, { now: daysAgo(7) })).report).toMatchObject({ unchanged: 1 })
    await importText(CHANGED, { now: daysAgo(6) })
    expect(readColumns(await theCoupon(), field)).toEqual(readColumns(edited, field))

    const { row: reset } = await resetRow(COUPONS, database, target, [field], aChange)
    expect(readColumns(reset, field)).toEqual(readColumns(imported, field))
    // The same feed again: it has the word, although nothing in it is new.
    await importText(CHANGED, { now: daysAgo(5) })
    const taken = await theCoupon()
    expect(readColumns(taken, field)).toEqual(readColumns(untouched, field))
    expect(taken.edited).toEqual([])
  })

  it('all at once, and nothing else of the coupon is kept from the feed', async () => {
    await importText(FEED, { now: daysAgo(9) })
    const { id } = await theCoupon()
    await editRow(COUPONS, database, { id, site: UK }, [['title', TEXTS.title]], aChange)
    await importText(CHANGED, { now: NOW })
    expect(await theCoupon()).toMatchObject({ title: TEXTS.title, ends_at: new Date('2027-02-28T23:59:59Z') })
  })
})
