import { type Kysely, sql } from 'kysely'
import type { CouponState } from '@clipfront/page-data'
import { couponState } from '../../coupons/couponState.ts'
import type { Catalogue } from '../../database/tables.ts'
import { type CouponTarget, readCoupon } from '../readCoupon.ts'
import { readEdits } from './readEdits.ts'

/** All that is known of a coupon, and how it came to be so. @throws {EditRefusal} there is none, or it is another site's */
export async function readCouponHistory(database: Kysely<Catalogue>, target: CouponTarget, now: Date) {
  const coupon = await readCoupon(database, target)
  const { id, site } = coupon
  return {
    coupon,
    state: await stateOf(database, id, now),
    merchant: await database
      .selectFrom('merchant')
      .select(['id', 'slug', 'name'])
      .where('id', '=', coupon.merchant_id)
      .executeTakeFirstOrThrow(),
    edits: await readEdits(database, 'coupon', id),
    verifications: await database
      .selectFrom('verification')
      .selectAll()
      .where('coupon_id', '=', id)
      .orderBy('happened_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    listings: await database
      .selectFrom('coupon_listing')
      .selectAll()
      .where('coupon_id', '=', id)
      .orderBy('source')
      .orderBy('external_id')
      .execute(),
    votes: await readVotes(database, id),
    imports: await readImports(database, { id, site }),
  }
}

export type CouponHistory = Awaited<ReturnType<typeof readCouponHistory>>

async function stateOf(database: Kysely<Catalogue>, id: number, now: Date): Promise<CouponState> {
  const { state } = await database
    .selectFrom('coupon as c')
    .select(couponState(now).as('state'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state
}

/** What shoppers said, by their reason where they gave one. */
async function readVotes(database: Kysely<Catalogue>, couponId: number) {
  return database
    .selectFrom('vote')
    .select(({ fn }) => ['worked', 'reason', sql<number>`count(*)::int`.as('votes'), fn.max('cast_at').as('last_at')])
    .where('coupon_id', '=', couponId)
    .groupBy(['worked', 'reason'])
    .orderBy('votes', 'desc')
    .execute()
}

/** The imports that changed it, and what it was before; the last first. */
async function readImports(database: Kysely<Catalogue>, { id, site }: { id: number; site: string }) {
  return database
    .selectFrom('import_change as n')
    .innerJoin('import_run as r', 'r.id', 'n.run_id')
    .select(['r.id as run', 'r.files', 'r.started_at', 'r.undone_at', 'n.before'])
    .where('r.site', '=', site)
    .where('n.kind', '=', 'coupon')
    .where('n.target_id', '=', id)
    .orderBy('r.id', 'desc')
    .execute()
}
