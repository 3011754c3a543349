import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { CashbackRateTable } from '../database/tables/merchants.ts'
import type { Catalogue } from '../database/tables.ts'
import type { CashbackRate } from './CashbackRate.ts'

type Row = Selectable<CashbackRateTable>
type RateRow = Omit<Insertable<CashbackRateTable>, 'id' | 'merchant_id' | 'valid_from' | 'valid_until'>

/**
 * The rates of a merchant from now on. One that stays the same goes on; one that differs ends now and stays as history.
 * The merchant has its row in `cashback` already.
 */
export async function setRates(
  database: Kysely<Catalogue>,
  merchantId: number,
  rates: readonly CashbackRate[],
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const current = await transaction
      .selectFrom('cashback_rate')
      .selectAll()
      .where('merchant_id', '=', merchantId)
      .where('valid_until', 'is', null)
      .forUpdate()
      .execute()
    const wanted = rates.map(toRow)
    const isKept = new Set(wanted.map(keyOf))
    const replaced = current.filter((row) => !isKept.has(keyOf(row)))
    const standing = new Set(current.map(keyOf))
    await end(transaction, replaced, now)
    const place = { merchant_id: merchantId, valid_from: now }
    const added = wanted.filter((row) => !standing.has(keyOf(row))).map((row) => Object.assign(row, place))
    if (added.length > 0) await transaction.insertInto('cashback_rate').values(added).execute()
  })
}

/** One that begins at this very moment has never stood. */
async function end(transaction: Transaction<Catalogue>, rates: readonly Row[], now: Date): Promise<void> {
  for (const { id, valid_from } of rates) {
    if (valid_from < now)
      await transaction.updateTable('cashback_rate').set({ valid_until: now }).where('id', '=', id).execute()
    else await transaction.deleteFrom('cashback_rate').where('id', '=', id).execute()
  }
}

function toRow({ tier, worth, isBoost, cap }: CashbackRate): RateRow {
  const isShare = 'percent' in worth
  return {
    tier,
    is_boost: isBoost,
    percent: isShare ? worth.percent : null,
    amount: isShare ? null : worth.amount,
    currency: isShare ? (cap?.currency ?? null) : worth.currency,
    cap: cap?.amount ?? null,
  }
}

/** Two rows of one key promise the same. */
function keyOf({ tier, is_boost, percent, amount, currency, cap }: RateRow): string {
  const figures = [percent, amount, cap].map((figure) =>
    figure === null || figure === undefined ? '' : Number(figure),
  )
  return JSON.stringify([tier, is_boost, currency ?? '', ...figures])
}
