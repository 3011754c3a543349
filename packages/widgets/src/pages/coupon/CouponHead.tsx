import type { CashbackHeadline, Coupon, Merchant } from '@clipfront/page-data'
import { resolveOffer } from '@clipfront/routing/outbound'
import { writeReward } from '../../format/writeReward.ts'
import { icons } from '../../icons/icons.tsx'
import { MerchantMark } from '../../merchant-mark/MerchantMark.tsx'
import { useSite } from '../../site-context/index.ts'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
// The same head as on the shop's own page, of which this one is a part.
import styles from '../merchant/MerchantHead.module.css'

interface CouponHeadProps {
  merchant: Merchant
  kind: Coupon['kind']
  /** What comes back beside it; null where nothing does. */
  cashback: CashbackHeadline | null
}

/** Whose offer it is, what else a purchase brings, and the way to the shop. */
export function CouponHead({ merchant, kind, cashback }: CouponHeadProps) {
  const { messages, format, pageUrl } = useSite()
  return (
    <div className={styles['head']}>
      <MerchantMark merchant={merchant} size="large" className={styles['mark']} />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{messages.couponHeading(merchant.name, kind)}</h1>
        {cashback && (
          <a
            className={styles['cashback']}
            href={`/cashback/${encodeURIComponent(merchant.slug)}`}
            data-page="cashback"
          >
            {messages.cashbackOf(writeReward(cashback.reward, format), cashback.upTo)}
          </a>
        )}
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
