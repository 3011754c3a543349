import { moneyFormat, writePercent } from '@clipfront/feeds/messages'
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
 * The best of the rates that stand at one moment; "up to" says that something else earns less, or that not everything earns this.
 * @returns null when there are none
 */
export function pickHeadline(rates: readonly RateRow[]): Headline | null {
  const paid = listPaid(rates).map(({ rate }) => rate)
  const best = paid.toSorted(byReward)[0]
  if (!best) return null
  const isForAll = paid.some(({ tier }) => tier === '') && paid.every((rate) => byReward(best, rate) === 0)
  return { reward: toReward(best), up_to: !isForAll, is_boost: best.is_boost }
}

interface PaidRate {
  rate: RateRow
  /** What its tier earns otherwise, where this is a boost. */
  usual: RateRow | null
}

/**
 * What is paid of the rates that stand at one moment: one of each tier, the best first and "everything else" last. A boost takes
 * the place of the usual rate of its tier.
 */
export function listPaid(rates: readonly RateRow[]): PaidRate[] {
  const tiers = [...Map.groupBy(rates, ({ tier }) => tier).values()].flatMap((tier) => {
    const [boost] = tier.filter(({ is_boost }) => is_boost).toSorted(byReward)
    const [usual] = tier.filter(({ is_boost }) => !is_boost).toSorted(byReward)
    const rate = boost ?? usual
    return rate ? [{ rate, usual: boost ? (usual ?? null) : null }] : []
  })
  return tiers.toSorted((a, b) => Number(a.rate.tier === '') - Number(b.rate.tier === '') || byReward(a.rate, b.rate))
}

export type RateRow = Selectable<CashbackRateTable>

/** What a rate gives, as page data says it. */
export function toReward({ percent, amount, currency }: Pick<RateRow, 'percent' | 'amount' | 'currency'>): Reward {
  return percent === null
    ? { kind: 'money', amount: Number(amount), currency: currency ?? '' }
    : { kind: 'percent', percent: Number(percent) }
}

/** A reward as a language writes the figure. @param language BCP 47 */
export function writeReward(reward: Reward, language: string): string {
  return reward.kind === 'percent'
    ? writePercent(reward.percent, language)
    : moneyFormat(language, reward.currency).format(reward.amount)
}

/** The better one first. Parts of a price go before sums, which cannot be compared with them. */
export function byReward(a: RateRow, b: RateRow): number {
  return strength(b) - strength(a)
}

function strength({ percent, amount }: RateRow): number {
  return percent === null ? Number(amount) / 1e9 : Number(percent)
}
