import type { Coupon, Merchant } from '@clipfront/page-data'
import { resolveOffer } from '@clipfront/routing/outbound'
import { icons } from '../../icons/index.ts'
import { MerchantMark } from '../../merchant-mark/index.ts'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { VisuallyHidden } from '../../visually-hidden/index.ts'
import styles from './MerchantHead.module.css'

interface MerchantHeadProps {
  merchant: Merchant
  coupons: readonly Coupon[]
}

/**
 * The merchant's name and what honestly can be said of its offers: how many work today, and when that was last seen; or, where
 * nobody tried them and no programme leads there, that they are listed.
 */
export function MerchantHead({ merchant, coupons }: MerchantHeadProps) {
  const view = useSite()
  const { messages, format, pageUrl } = view
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
          {isHearsay ? messages.listedOffers(format.count(live.length)) : countsOf(live, view)}
        </p>
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

function countsOf(live: readonly Coupon[], { messages, format, now }: SiteView): string {
  if (live.length === 0) return messages.noLiveOffers
  const codes = live.filter(({ kind }) => kind === 'code').length
  const tested = live.flatMap(({ isVerified, verifiedAt }) =>
    isVerified && verifiedAt ? [Date.parse(verifiedAt)] : [],
  )
  const counts = messages.liveOffers(format.count(codes), format.count(live.length - codes))
  return tested.length > 0 ? messages.lastTested(counts, format.relative(Math.max(...tested), now)) : counts
}
