import { type Coupon, FEWEST_TRIES, type PageDataOf, VOTE_DAYS } from '@clipfront/page-data'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { MerchantOpening } from '../MerchantOpening.tsx'

type Content = Pick<
  PageDataOf<'merchant'>['data'],
  'merchant' | 'coupons' | 'counts' | 'lastTestedAt' | 'cashback' | 'health'
>

/**
 * The merchant's name and what honestly can be said of its offers: how many may work today, when that was last seen, and how many
 * failed; or, where nobody tried them and no programme leads there, that they are listed.
 */
export function MerchantHead({ data }: { data: Content }) {
  const view = useSite()
  const { messages, format } = view
  const { merchant, health, cashback } = data
  const live = describeLive(data)
  const isHearsay = isUntested(merchant, live)
  const votes = health ? health.worked + health.failed : 0
  return (
    <MerchantOpening merchant={merchant} title={nameMerchantPage(data, view)} cashback={cashback}>
      <span suppressHydrationWarning>
        {isHearsay ? messages.listedOffers(format.count(live.codes + live.deals)) : describeCounts(live, view)}
      </span>
      {live.failing > 0 && live.codes + live.deals > 0 && (
        <span>{messages.failingToo(format.count(live.failing))}</span>
      )}
      {health && votes >= FEWEST_TRIES && (
        <span>
          {messages.workedLately(format.number(health.worked), format.number(votes), format.number(VOTE_DAYS))}
        </span>
      )}
    </MerchantOpening>
  )
}

/** The heading of a merchant's page. */
export function nameMerchantPage(data: Content, { messages }: Pick<SiteView, 'messages'>): string {
  const { name } = data.merchant
  return isUntested(data.merchant, describeLive(data))
    ? messages.merchantHeadingUntested(name)
    : messages.merchantHeading(name)
}

/** Nobody tried its offers, and no programme leads there. */
function isUntested({ hasAffiliate }: Content['merchant'], live: ReturnType<typeof describeLive>): boolean {
  return !hasAffiliate && live.codes + live.deals > 0 && live.testedAt.length === 0
}

/**
 * What there is to use today, on all pages together, and what of it failed when it was last tested: an older page-api counts
 * nothing, and has one page.
 */
function describeLive({ coupons, counts, lastTestedAt }: Content) {
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

function describeCounts(
  { codes, deals, failing, testedAt }: ReturnType<typeof describeLive>,
  { messages, format, now }: SiteView,
): string {
  if (codes + deals === 0) return failing > 0 ? messages.onlyFailing(format.count(failing)) : messages.noLiveOffers
  const counts = messages.codesAndDeals(format.count(codes), format.count(deals))
  return testedAt.length > 0 ? messages.lastTested(counts, format.ago(Math.max(...testedAt), now)) : counts
}
