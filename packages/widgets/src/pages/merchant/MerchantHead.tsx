import { type Coupon, type OfferCounts, type PageDataOf, VOTE_DAYS } from '@clipfront/page-data'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { MerchantOpening } from '../MerchantOpening.tsx'
import styles from './MerchantHead.module.css'

type Content = Pick<PageDataOf<'merchant'>['data'], 'merchant' | 'coupons' | 'counts' | 'cashback' | 'health'>

/** Fewer say nothing of the next time. */
const LEAST_VOTES = 5

/**
 * The merchant's name and what honestly can be said of its offers: how many work today, and when that was last seen; or, where
 * nobody tried them and no programme leads there, that they are listed.
 */
export function MerchantHead({ data }: { data: Content }) {
  const view = useSite()
  const { messages, format } = view
  const { merchant, coupons, counts, health, cashback } = data
  const live = coupons.filter(({ state }) => state === 'live')
  const isHearsay = !merchant.hasAffiliate && live.length > 0 && !live.some(({ isVerified }) => isVerified)
  const votes = health ? health.worked + health.failed : 0
  return (
    <MerchantOpening
      merchant={merchant}
      title={isHearsay ? messages.merchantHeadingUntested(merchant.name) : messages.merchantHeading(merchant.name)}
      cashback={cashback}
    >
      <p className={styles['counts']} suppressHydrationWarning>
        {isHearsay ? messages.listedOffers(format.count(live.length)) : describeCounts(live, counts, view)}
      </p>
      {health && votes >= LEAST_VOTES && (
        <p className={styles['counts']}>
          {messages.workedLately(format.number(health.worked), format.number(votes), format.number(VOTE_DAYS))}
        </p>
      )}
    </MerchantOpening>
  )
}

/** The list may be cut: then there are more than it holds. */
function describeCounts(live: readonly Coupon[], all: OfferCounts | null, { messages, format, now }: SiteView): string {
  if (live.length === 0) return messages.noLiveOffers
  const codes = live.filter(({ kind }) => kind === 'code').length
  const tested = live.flatMap(({ isVerified, verifiedAt }) =>
    isVerified && verifiedAt ? [Date.parse(verifiedAt)] : [],
  )
  const counts = messages.liveOffers(
    format.count(Math.max(codes, all?.codes ?? 0)),
    format.count(Math.max(live.length - codes, all?.deals ?? 0)),
  )
  return tested.length > 0 ? messages.lastTested(counts, format.ago(Math.max(...tested), now)) : counts
}
