import type { Voted, WireCoupon } from '@clipfront/page-data'
import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { couponFigures } from './couponFigures.ts'
import { bestOrder } from './couponOrder.ts'
import { isLive } from './couponState.ts'
import { describeCoupon } from './describeCoupon.ts'
import { type CouponRow, selectCoupons } from './selectCoupons.ts'

type Tried = Pick<CouponRow, 'id' | 'merchant_id' | 'code'>

/**
 * The best live code of a coupon's merchant that a visitor has not said failed today, with the whole code. Of a visitor whose votes
 * are not stored nothing is known: the code that follows, as on a page.
 * @param visitorHash of today: another day has another one
 * @returns null where there is none: what has the same code as one that failed is no other
 */
export async function findNextCode(view: CatalogView, tried: Tried, visitorHash: string): Promise<WireCoupon | null> {
  const codes = await listLiveCodes(view, tried)
  const failed = await view.database
    .selectFrom('vote')
    .select('coupon_id')
    .where('coupon_id', '=', sql<number>`any(${[tried.id, ...codes.map(({ id }) => id)]}::int[])`)
    .where('visitor_hash', '=', visitorHash)
    .where('worked', '=', false)
    .execute()
  const failedIds = new Set(failed.map(({ coupon_id: id }) => id))
  if (!failedIds.has(tried.id)) return reveal(view, findFollowing(codes, tried))
  const failedCodes = new Set(codes.filter(({ id }) => failedIds.has(id)).map(({ code }) => code))
  return reveal(view, codes.find(({ code }) => code !== tried.code && !failedCodes.has(code))?.id)
}

/**
 * The same for a page that says of a coupon that it failed. It is cached for everybody and knows nothing of the visitor, so it takes
 * the code that follows in the order of pages, after the last one the first: whoever goes on from page to page has tried every
 * code before one comes again.
 * @param tried the coupon that the page has opened, if any
 * @returns null also where nobody has said that it failed
 */
export async function findFollowingCode(
  view: CatalogView,
  tried: Tried | undefined,
  voted: Voted | null,
): Promise<WireCoupon | null> {
  if (!tried || voted === null || voted === 'yes') return null
  const codes = await listLiveCodes(view, tried)
  return reveal(view, findFollowing(codes, tried))
}

function findFollowing(codes: readonly Pick<Tried, 'id' | 'code'>[], tried: Tried): number | undefined {
  const place = codes.findIndex(({ id }) => id === tried.id) + 1
  const following = [...codes.slice(place), ...codes.slice(0, place)]
  return following.find(({ code }) => code !== tried.code)?.id
}

/** The merchant's live codes, best first. */
async function listLiveCodes({ database, site, now }: CatalogView, { merchant_id }: Tried) {
  return database
    .selectFrom('coupon as c')
    .select(['c.id', 'c.code'])
    .where('c.merchant_id', '=', merchant_id)
    .where('c.code', '<>', '')
    .where(isLive(now))
    .orderBy(bestOrder(site))
    .execute()
}

async function reveal(view: CatalogView, id: number | undefined): Promise<WireCoupon | null> {
  if (id === undefined) return null
  const row = await selectCoupons(view).where('c.id', '=', id).select(couponFigures(view)).executeTakeFirst()
  return row ? describeCoupon(row, view.site, { revealed: true }) : null
}
