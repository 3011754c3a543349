import type { Block } from '@clipfront/page-data'
import type { Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { Money } from '@clipfront/feeds/discount'
import type { RateRow } from './headline.ts'
import { setRates } from './setRates.ts'

/** What a merchant pays back, as editors set it. */
export interface MerchantCashback {
  /** The rates that stand or are to stand. */
  cashback: CashbackRate[]
  /** How long it takes until a purchase shows. */
  tracking_hours: number | null
  /** How long it takes until it is paid. */
  paying_days: number | null
  /** What earns nothing. */
  cashback_exclusions: Block[]
  cashback_terms: Block[]
}

/** What a purchase earns. Its moments are texts in ISO 8601, as the record of edits keeps them. */
export interface CashbackRate {
  /** What it is paid for; empty for the headline rate. */
  tier: string
  worth: { percent: number } | Money
  /** More than usual, for a time. */
  isBoost: boolean
  /** What a purchase earns at most. */
  cap: Money | null
  /** When it begins; null for one that stands already, or at once. */
  from: string | null
  /** When it ends; null for as long as nobody changes it. */
  until: string | null
}

/** What a merchant pays back now and is to pay back later; of one that never paid anything all of it is empty. */
export async function readMerchantCashback(
  database: Kysely<Database>,
  merchantId: number,
  now: Date,
): Promise<MerchantCashback> {
  const about = await database
    .selectFrom('cashback')
    .select(['tracking_hours', 'paying_days', 'exclusions as cashback_exclusions', 'terms as cashback_terms'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  const rates = await standingRates(database, merchantId, now)
  return {
    cashback: rates.map((row) => toRate(row, now)),
    ...(about ?? { tracking_hours: null, paying_days: null, cashback_exclusions: [], cashback_terms: [] }),
  }
}

/** Stores what is given of a merchant's cashback, within the caller's transaction; its rates keep their history. */
export async function storeMerchantCashback(
  database: Kysely<Database>,
  merchantId: number,
  { cashback, cashback_exclusions: exclusions, cashback_terms: terms, ...times }: Partial<MerchantCashback>,
  now: Date,
): Promise<void> {
  const row = {
    ...times,
    ...(exclusions && { exclusions: JSON.stringify(exclusions) }),
    ...(terms && { terms: JSON.stringify(terms) }),
    changed_at: now,
  }
  await database
    .insertInto('cashback')
    .values({ merchant_id: merchantId, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute()
  if (cashback) await setRates(database, merchantId, cashback, now)
}

/** The rates of a merchant that stand, and those that are to stand later; the usual ones first. */
export async function standingRates(database: Kysely<Database>, merchantId: number, now: Date): Promise<RateRow[]> {
  return database
    .selectFrom('cashback_rate')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .orderBy('is_boost')
    .orderBy('tier')
    .orderBy('valid_from')
    .orderBy('id')
    .execute()
}

/** A rate of the catalog as editors write it. */
export function toRate(row: RateRow, now: Date): CashbackRate {
  const { tier, percent, amount, currency, is_boost, cap, valid_from, valid_until } = row
  const money = (sum: string | null) => ({ amount: Number(sum), currency: currency ?? '' })
  return {
    tier,
    worth: percent === null ? money(amount) : { percent: Number(percent) },
    isBoost: is_boost,
    cap: cap === null ? null : money(cap),
    from: valid_from > now ? valid_from.toISOString() : null,
    until: valid_until?.toISOString() ?? null,
  }
}
