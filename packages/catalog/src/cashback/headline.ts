import type { WirePageContent } from '@clipfront/page-data'
import type { Selectable } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import type { CashbackRateTable } from '../database/tables/merchants.ts'

/** The best of a merchant's rates, as page data says it. */
export type Headline = Exclude<WirePageContent['merchant']['cashback'], null | undefined>

type Reward = Headline['reward']

/**
 * The best cashback that a merchant gives now, for the head of a page that leads to its rates.
 * @returns null when it gives none, or the site has no page for its rates
 */
export async function findHeadline(view: CatalogView, merchantId: number): Promise<Headline | null> {
  const { database, site, now } = view
  if (site.pageType.cashback === undefined) return null
  const rates = await database
    .selectFrom('cashback_rate')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('valid_from', '<=', now)
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .execute()
  return pickHeadline(rates)
}

/**
 * The best of the rates that stand at one moment. A boost takes the place of the usual rate of its tier; "up to" says that
 * something else earns less, or that not everything earns this.
 * @returns null when there are none
 */
export function pickHeadline(rates: readonly RateRow[]): Headline | null {
  const boosted = new Set(rates.filter((rate) => rate.is_boost).map(({ tier }) => tier))
  const paid = rates.filter(({ is_boost, tier }) => is_boost || !boosted.has(tier)).toSorted(byReward)
  const [best] = paid
  if (!best) return null
  const isForAll = best.tier === '' && paid.every((rate) => byReward(best, rate) === 0)
  return { reward: toReward(best), up_to: !isForAll, is_boost: best.is_boost }
}

export type RateRow = Selectable<CashbackRateTable>

/** What a rate gives, as page data says it. */
export function toReward({ percent, amount, currency }: Pick<RateRow, 'percent' | 'amount' | 'currency'>): Reward {
  return percent === null
    ? { kind: 'money', amount: Number(amount), currency: currency ?? '' }
    : { kind: 'percent', percent: Number(percent) }
}

/** The better one first. Parts of a price go before sums, which cannot be compared with them. */
export function byReward(a: RateRow, b: RateRow): number {
  return strength(b) - strength(a)
}

function strength({ percent, amount }: RateRow): number {
  return percent === null ? Number(amount) / 1e9 : Number(percent)
}
