import { findFailure, isUsable, type MerchantCoupons, shownTitle, hasProgramme } from '@clipfront/catalog/coupons'
import { resolveMessages } from '@clipfront/catalog/messages'
import type { Discount } from '@clipfront/feeds/discount'
import { describeWorth } from '@clipfront/feeds/messages'
import type { CatalogView } from '@clipfront/catalog/context'
import { formatMonth } from './formatMonth.ts'

/** In characters. Search engines cut what is longer. */
const LONGEST_TITLE = 70

/**
 * What the head of a merchant's page may claim. Where nothing was tested and no programme leads to the merchant, the offers are
 * hearsay: no value is promised. What failed when it was last tested is neither counted nor claimed.
 */
export function describeMerchantPage(
  view: CatalogView,
  merchant: { name: string; programme_target: string | null },
  { current, revealed, counts, lastTestedAt, paging: { page } }: MerchantCoupons,
) {
  const { merchant: words, onPage } = resolveMessages(view.site.language)
  const { name } = merchant
  const month = formatMonth(view)
  const codes = counts.codes - counts.failing_codes
  const deals = counts.deals - counts.failing_deals
  const isVouchedFor = hasProgramme(merchant) || lastTestedAt !== null
  // The best stand on the first page: what later ones hold is no claim to make for the merchant.
  const live = page === 1 ? current.filter((coupon) => coupon.state === 'live' && !findFailure(coupon)) : []
  const [first] = live
  const best = isVouchedFor ? findBestDiscount(live.flatMap((coupon) => coupon.discount ?? [])) : undefined
  const title = isVouchedFor ? describeBest() : words.titleUntested(name, month)
  return {
    // The tab of a code stands beside that of the list it was opened from: they must be told apart.
    title: revealed && isUsable(revealed) ? words.titleOfCode(name) : page > 1 ? onPage(title, page) : title,
    description: describe(),
  }

  /** With what the best is worth, where search engines show all of that. */
  function describeBest(): string {
    const withBest = words.title(name, month, best ? describeWorth(best, view.site) : '')
    return withBest.length > LONGEST_TITLE ? words.title(name, month, '') : withBest
  }

  function describe(): string {
    if (codes + deals === 0) return words.descriptionWithoutOffers(name, counts.past)
    if (!isVouchedFor) return words.descriptionUntested(name, codes + deals)
    return words.description(name, month, codes, deals, first ? shownTitle(first) : '')
  }
}

function findBestDiscount(discounts: readonly Discount[]): Discount | undefined {
  return discounts.filter((discount) => strength(discount) > 0).toSorted((a, b) => strength(b) - strength(a))[0]
}

/**
 * How strong a claim a discount makes. Percentages go before money, since sums of money cannot be compared with them, and an
 * exact one before an "up to" of the same size.
 */
function strength(discount: Discount): number {
  if (discount.kind === 'percent') return 3e9 + discount.percent - (discount.upTo ? 0.5 : 0)
  if (discount.kind === 'money') return 2e9 + discount.amount - (discount.upTo ? 0.5 : 0)
  return discount.kind === 'free-delivery' ? 1e9 : 0
}
