import type { Coupon, PageContent } from '@clipfront/page-data'
import type { SiteView } from '../../site-context/index.ts'

/** What a merchant's page knows of its offers. */
export type KnownOffers = Pick<PageContent['merchant'], 'merchant' | 'coupons' | 'counts' | 'lastTestedAt'>

/** The heading of a merchant's page. */
export function nameMerchantPage(data: KnownOffers, { messages }: Pick<SiteView, 'messages'>): string {
  const { name } = data.merchant
  return isUntested(data.merchant, describeLive(data))
    ? messages.merchantHeadingUntested(name)
    : messages.merchantHeading(name)
}

/** Nobody tried its offers, and no programme leads there. */
export function isUntested({ hasAffiliate }: KnownOffers['merchant'], live: ReturnType<typeof describeLive>): boolean {
  return !hasAffiliate && live.codes + live.deals > 0 && live.testedAt.length === 0
}

/**
 * What there is to use today, on all pages together, and what of it failed when it was last tested: an older page-api counts
 * nothing, and has one page.
 */
export function describeLive({ coupons, counts, lastTestedAt }: KnownOffers) {
  const shown = coupons.filter(({ state }) => state === 'live')
  const count = (kind: Coupon['kind'], hasFailed: boolean) =>
    shown.filter((coupon) => coupon.kind === kind && (coupon.failedAt !== null) === hasFailed).length
  const moments = [lastTestedAt, ...shown.map(({ isVerified, verifiedAt }) => (isVerified ? verifiedAt : null))]
  return {
    codes: counts ? counts.codes - counts.failingCodes : count('code', false),
    deals: counts ? counts.deals - counts.failingDeals : count('deal', false),
    failing: counts ? counts.failingCodes + counts.failingDeals : count('code', true) + count('deal', true),
    testedAt: moments.flatMap((moment) => (moment === null ? [] : [Date.parse(moment)])),
  }
}

/** Whether it can be used, and did not fail when it was last tested. */
export function mayWork({ state, failedAt }: Coupon): boolean {
  return state === 'live' && failedAt === null
}
