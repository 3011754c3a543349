import type { Coupon } from '@clipfront/page-data'
import { CouponTicket, isUsable } from '../../coupon-ticket/index.ts'
import { Disclosure } from '../../disclosure/index.ts'
import { RevealedTicket } from '../../revealed-ticket/index.ts'
import { useSite } from '../../site-context/index.ts'
import { VisuallyHidden } from '../../visually-hidden/index.ts'
import page from '../Page.module.css'
import styles from './CouponPage.module.css'

/** The coupon itself: torn open where its code was asked for, else whole, with the way to it. */
export function CouponOffer({ coupon }: { coupon: Coupon }) {
  const { messages } = useSite()
  if (coupon.isRevealed) return <RevealedTicket coupon={coupon} position={1} />
  return (
    <section className={page['section']} aria-labelledby="offer">
      <h2 id="offer" className={styles['silent']}>
        <VisuallyHidden>{messages.couponOffer}</VisuallyHidden>
      </h2>
      {coupon.hasAffiliate && isUsable(coupon) && <Disclosure merchant={coupon.merchant.name} />}
      <div className={styles['place']}>
        <CouponTicket coupon={coupon} position={1} />
      </div>
    </section>
  )
}
