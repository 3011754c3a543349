import type { WirePageContent } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import { listPaid, type RateRow, toReward } from './headline.ts'

/** More changes than a merchant makes in years. */
const MOST_RATES = 500

/** The latest rates of a merchant that have begun, the last one first: those that stand, and those that stood. */
export async function listRates({ database, now }: CatalogView, merchantId: number): Promise<RateRow[]> {
  return database
    .selectFrom('cashback_rate')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RATES)
    .execute()
}

/** Whether a rate stood at a moment: from its beginning on, until its end. */
export function isValidAt({ valid_from, valid_until }: RateRow, moment: Date): boolean {
  return valid_from <= moment && (valid_until === null || valid_until > moment)
}

/** When the rates last changed before a moment: one began, or ended. */
export function findLastChange(rates: readonly RateRow[], now: Date): Date | undefined {
  return listMoments(rates, now).at(-1)
}

/** When a rate began or ended before a moment, in their order. */
export function listMoments(rates: readonly RateRow[], now: Date): Date[] {
  const all = rates.flatMap(({ valid_from, valid_until }) => (valid_until ? [valid_from, valid_until] : [valid_from]))
  const past = new Set(all.map(Number).filter((moment) => moment <= now.getTime()))
  return [...past].toSorted((a, b) => a - b).map((moment) => new Date(moment))
}

/** What is paid of the rates that stand at one moment, as page data carries it. */
export function describeRates(rates: readonly RateRow[]): WirePageContent['cashback']['rates'] {
  return listPaid(rates).map(({ rate, usual }) => {
    const { tier, is_boost, cap, currency, valid_until } = rate
    return {
      tier,
      reward: toReward(rate),
      is_boost,
      usual: usual && toReward(usual),
      cap: cap === null || currency === null ? null : { amount: Number(cap), currency },
      ends_at: valid_until?.toISOString() ?? null,
    }
  })
}
