import type { Coupon, Merchant } from '@clipfront/page-data'
import { resolveOffer } from '@clipfront/routing/outbound'
import { icons } from '../../icons/index.ts'
import { MerchantMark } from '../../merchant-mark/index.ts'
import { useSite } from '../../site-context/index.ts'
import { VisuallyHidden } from '../../visually-hidden/index.ts'
// The same head as on the shop's own page, of which this one is a part.
import styles from '../merchant/MerchantHead.module.css'

interface CouponHeadProps {
  merchant: Merchant
  kind: Coupon['kind']
}

/** Whose offer it is, and the way to the shop. */
export function CouponHead({ merchant, kind }: CouponHeadProps) {
  const { messages, pageUrl } = useSite()
  return (
    <div className={styles['head']}>
      <MerchantMark merchant={merchant} size="large" className={styles['mark']} />
      <h1 className={styles['title']}>{messages.couponHeading(merchant.name, kind)}</h1>
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
