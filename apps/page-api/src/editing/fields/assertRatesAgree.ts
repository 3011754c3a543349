import type { CashbackRate } from '../../cashback/shopCashback.ts'
import { EditRefusal } from '../EditRefusal.ts'

/**
 * At no moment is one thing paid twice, and a boost pays more than is usual.
 * @throws {EditRefusal} two rates contradict each other
 */
export function assertRatesAgree(rates: readonly CashbackRate[], now: Date): void {
  for (const [index, one] of rates.entries())
    for (const other of rates.slice(index + 1)) {
      if (one.tier.toLowerCase() !== other.tier.toLowerCase() || !areTogether(one, other, now)) continue
      const paid = one.tier === '' ? 'everything' : `"${one.tier}"`
      if (one.isBoost === other.isBoost)
        throw new EditRefusal(
          `Two ${one.isBoost ? 'boosts' : 'rates'} for ${paid} stand at the same time. Leave one out, let one end with "until" before the other begins with "from", or say what else it is paid for.`,
        )
      const [boost, usual] = one.isBoost ? [one, other] : [other, one]
      if (!isMore(boost, usual))
        throw new EditRefusal(
          `The boost for ${paid} pays no more than its usual rate. Give a higher one, or leave it out.`,
        )
    }
}

function areTogether(one: CashbackRate, other: CashbackRate, now: Date): boolean {
  const [a, b] = [one, other].map(({ from, until }) => ({
    from: from === null ? now.getTime() : Date.parse(from),
    until: until === null ? Infinity : Date.parse(until),
  }))
  return a !== undefined && b !== undefined && a.from < b.until && b.from < a.until
}

/** Parts of a price and sums cannot be compared; whoever writes both knows. */
function isMore({ worth: boost }: CashbackRate, { worth: usual }: CashbackRate): boolean {
  if ('percent' in boost && 'percent' in usual) return boost.percent > usual.percent
  if ('amount' in boost && 'amount' in usual) return boost.currency !== usual.currency || boost.amount > usual.amount
  return true
}
