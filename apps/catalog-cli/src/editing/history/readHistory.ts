import { type Kysely, sql } from 'kysely'
import { couponState } from '@clipfront/catalog/coupons'
import type { Database, EditTable } from '@clipfront/catalog/database'
import { EditError } from '../EditError.ts'
import { type CouponTarget, readCoupon } from '../readCoupon.ts'
import { type MerchantTarget, readMerchant } from '../readMerchant.ts'

/** All that is known of a coupon, and how it came to be so. @throws {EditError} there is none, or it is another site's */
export async function readCouponHistory(database: Kysely<Database>, target: CouponTarget, now: Date) {
  const coupon = await readCoupon(database, target)
  const { id, site } = coupon
  const { state } = await database
    .selectFrom('coupon as c')
    .select(couponState(now).as('state'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    coupon,
    state,
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
    /** By their reason where shoppers gave one. */
    votes: await database
      .selectFrom('vote')
      .select(({ fn }) => ['worked', 'reason', sql<number>`count(*)::int`.as('votes'), fn.max('cast_at').as('last_at')])
      .where('coupon_id', '=', id)
      .groupBy(['worked', 'reason'])
      .orderBy('votes', 'desc')
      .execute(),
    /** The imports that changed it, the last first, and what it was before. */
    imports: await database
      .selectFrom('import_change as n')
      .innerJoin('import_run as r', 'r.id', 'n.run_id')
      .select(['r.id as run', 'r.files', 'r.started_at', 'r.undone_at', 'n.before'])
      .where('r.site', '=', site)
      .where('n.kind', '=', 'coupon')
      .where('n.target_id', '=', id)
      .orderBy('r.id', 'desc')
      .execute(),
  }
}

export type CouponHistory = Awaited<ReturnType<typeof readCouponHistory>>

/** More changes than anybody reads. */
const MOST_RATES = 100

/** All that is known of a merchant, and how it came to be so. @throws {EditError} the site has none of that address */
export async function readMerchantHistory(database: Kysely<Database>, target: MerchantTarget, now: Date) {
  const merchant = await readMerchant(database, target, now)
  const { id, slug, site } = merchant
  return {
    merchant,
    coupons: await database
      .selectFrom('coupon as c')
      .select(['c.id', 'c.code', 'c.title', 'c.ends_at', 'c.verified_at', 'c.hidden_at', 'c.weight', 'c.edited'])
      .select(couponState(now).as('state'))
      .where('c.merchant_id', '=', id)
      .orderBy('state')
      .orderBy('c.weight', 'desc')
      .orderBy('c.id', 'desc')
      .execute(),
    rates: await database
      .selectFrom('cashback_rate')
      .selectAll()
      .where('merchant_id', '=', id)
      .orderBy('valid_from', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_RATES)
      .execute(),
    former: await database
      .selectFrom('former_slug')
      .select(['slug', 'since'])
      .where('site', '=', site)
      .where('kind', '=', 'merchant')
      .where('current_slug', '=', slug)
      .orderBy('since', 'desc')
      .execute(),
    edits: await readEdits(database, 'merchant', id),
  }
}

export type MerchantHistory = Awaited<ReturnType<typeof readMerchantHistory>>

/** An import, and the first of the offers that it added and changed. @throws {EditError} there is none of that number */
export async function readRun(database: Kysely<Database>, { id, limit }: { id: number; limit: number }) {
  const run = await database.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()
  if (!run) throw new EditError(`There is no import ${id}. show runs lists them with their numbers.`)
  return {
    run,
    added: await database
      .selectFrom('coupon')
      .select(['id', 'code', 'title'])
      .where('added_by_run', '=', id)
      .orderBy('id')
      .limit(limit)
      .execute(),
    changed: await database
      .selectFrom('import_change as n')
      .innerJoin('coupon as c', 'c.id', 'n.target_id')
      .select(['c.id', 'c.code', 'c.title', 'n.before'])
      .where('n.run_id', '=', id)
      .where('n.kind', '=', 'coupon')
      .orderBy('c.id')
      .limit(limit)
      .execute(),
    edits: await readEdits(database, 'import', id),
  }
}

export type RunHistory = Awaited<ReturnType<typeof readRun>>

/** The imports of a site, or of all (null), the last first. */
export async function readRuns(database: Kysely<Database>, { site, limit }: { site: string | null; limit: number }) {
  return database
    .selectFrom('import_run')
    .selectAll()
    .$if(site !== null, (query) => query.where('site', '=', site ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type Runs = Awaited<ReturnType<typeof readRuns>>

/** Who changed something, when, why and what; the last first. */
export async function readEdits(database: Kysely<Database>, kind: EditTable['kind'], id: number) {
  return database
    .selectFrom('edit')
    .select(['id', 'made_at', 'action', 'by_name', 'reason', 'change'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
}

export type Edits = Awaited<ReturnType<typeof readEdits>>
