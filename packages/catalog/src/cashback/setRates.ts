import type { Insertable, Kysely } from 'kysely'
import type { CashbackRateTable } from '../database/tables/merchants.ts'
import type { Database } from '../database/tables.ts'
import { type CashbackRate, standingRates, toRate } from './merchantCashback.ts'
import type { RateRow } from './headline.ts'

/**
 * The rates of a merchant from now on, within the caller's transaction, which keeps others out. One that stays the same goes
 * on; one that differs ends now and stays as history. The merchant has its row in `cashback` already.
 */
export async function setRates(
  database: Kysely<Database>,
  merchantId: number,
  rates: readonly CashbackRate[],
  now: Date,
): Promise<void> {
  const current = await standingRates(database, merchantId, now)
  const wanted = new Set(rates.map(toKey))
  const standing = new Set(current.map((row) => toKey(toRate(row, now))))
  await end(
    database,
    current.filter((row) => !wanted.has(toKey(toRate(row, now)))),
    now,
  )
  const added = rates.filter((rate) => !standing.has(toKey(rate))).map((rate) => toRow(rate, merchantId, now))
  if (added.length > 0) await database.insertInto('cashback_rate').values(added).execute()
}

/** One that begins at this very moment, or later, has never stood. */
async function end(database: Kysely<Database>, rates: readonly RateRow[], now: Date): Promise<void> {
  for (const { id, valid_from } of rates) {
    if (valid_from < now)
      await database.updateTable('cashback_rate').set({ valid_until: now }).where('id', '=', id).execute()
    else await database.deleteFrom('cashback_rate').where('id', '=', id).execute()
  }
}

function toRow(
  { tier, worth, isBoost, cap, from, until }: CashbackRate,
  merchantId: number,
  now: Date,
): Insertable<CashbackRateTable> {
  const isShare = 'percent' in worth
  return {
    merchant_id: merchantId,
    tier,
    is_boost: isBoost,
    percent: isShare ? worth.percent : null,
    amount: isShare ? null : worth.amount,
    currency: isShare ? (cap?.currency ?? null) : worth.currency,
    cap: cap?.amount ?? null,
    valid_from: from ?? now,
    valid_until: until,
  }
}

/** Two rates of one key promise the same, for the same time. */
function toKey({ tier, worth, isBoost, cap, from, until }: CashbackRate): string {
  const sum = 'percent' in worth ? [worth.percent] : [worth.amount, worth.currency]
  return JSON.stringify([tier, isBoost, sum, cap && [cap.amount, cap.currency], from, until])
}
