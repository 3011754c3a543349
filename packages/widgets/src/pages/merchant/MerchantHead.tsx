import type { Coupon, OfferCounts, PageDataOf } from '@clipfront/page-data'
import { resolveOffer } from '@clipfront/routing/outbound'
import { writeReward } from '../../format/writeReward.ts'
import { icons } from '../../icons/icons.tsx'
import { MerchantMark } from '../../merchant-mark/MerchantMark.tsx'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
import styles from './MerchantHead.module.css'

type MerchantData = Pick<PageDataOf<'merchant'>['data'], 'merchant' | 'coupons' | 'counts' | 'cashback' | 'health'>

/** Fewer say nothing of the next time. */
const LEAST_TRIALS = 5

/**
 * The merchant's name and what honestly can be said of its offers: how many work today, and when that was last seen; or, where
 * nobody tried them and no programme leads there, that they are listed.
 */
export function MerchantHead({ data }: { data: MerchantData }) {
  const view = useSite()
  const { messages, format, pageUrl } = view
  const { merchant, coupons, counts } = data
  const live = coupons.filter(({ state }) => state === 'live')
  const isHearsay = !merchant.hasAffiliate && live.length > 0 && !live.some(({ isVerified }) => isVerified)
  return (
    <div className={styles['head']}>
      <MerchantMark merchant={merchant} size="large" className={styles['mark']} />
      <div className={styles['words']}>
        <h1 className={styles['title']}>
          {isHearsay ? messages.merchantHeadingUntested(merchant.name) : messages.merchantHeading(merchant.name)}
        </h1>
        <p className={styles['counts']} suppressHydrationWarning>
          {isHearsay ? messages.listedOffers(format.count(live.length)) : countsOf(live, counts, view)}
        </p>
        <MerchantStanding data={data} />
      </div>
      {merchant.hasAffiliate && (
        <a
          className={styles['visit']}
          href={resolveOffer(merchant.link, { pageUrl })}
          target="_blank"
          rel="sponsored nofollow noopener"
        >
          {messages.visit(merchant.name)}
          <VisuallyHidden> {messages.newTab}</VisuallyHidden>
          {icons.open}
        </a>
      )}
    </div>
  )
}

/** How its codes did lately, and what comes back of a purchase. */
function MerchantStanding({ data: { merchant, health, cashback } }: { data: MerchantData }) {
  const { messages, format } = useSite()
  const trials = health ? health.worked + health.failed : 0
  return (
    <>
      {health && trials >= LEAST_TRIALS && (
        <p className={styles['counts']}>{messages.workedLately(format.number(health.worked), format.number(trials))}</p>
      )}
      {cashback && (
        <a className={styles['cashback']} href={`/cashback/${encodeURIComponent(merchant.slug)}`} data-page="cashback">
          {messages.cashbackOf(writeReward(cashback.reward, format), cashback.upTo)}
        </a>
      )}
    </>
  )
}

/** The list may be cut: then there are more than it holds. */
function countsOf(live: readonly Coupon[], all: OfferCounts | null, { messages, format, now }: SiteView): string {
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
