import type { CashbackRate } from '../../cashback/shopCashback.ts'
import { clockOf } from './describeMoment.ts'

/** Rates as an editor may write them again. */
export function describeRates(rates: readonly CashbackRate[], timeZone: string): string {
  return rates.map((rate) => describeRate(rate, timeZone)).join('; ')
}

/** One rate as an editor may write it again. */
export function describeRate({ tier, worth, isBoost, cap, from, until }: CashbackRate, timeZone: string): string {
  const clock = (moment: string): string => clockOf(new Date(moment), timeZone)
  return [
    tier && `${tier}:`,
    isBoost && 'boost',
    'percent' in worth ? `${worth.percent}%` : `${worth.amount} ${worth.currency}`,
    cap && `at most ${cap.amount} ${cap.currency}`,
    // A day alone is its first second, or its last one.
    from && `from ${clock(from).replace(/ 00:00$/, '')}`,
    until && `until ${clock(until).replace(/ 23:59:59$/, '')}`,
  ]
    .filter(Boolean)
    .join(' ')
}
