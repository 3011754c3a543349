import type { PageDataOf, Coupon, ReasonCount } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { CouponTicket } from '../../coupon-ticket/CouponTicket.tsx'
import { isUsable } from '../../coupon-ticket/isUsable.ts'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { RevealedTicket } from '../../revealed-ticket/RevealedTicket.tsx'
import { useSite } from '../../site-context/index.ts'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { CouponAside } from './CouponAside.tsx'
import { CouponHead } from './CouponHead.tsx'
import styles from './CouponPage.module.css'
import { CouponTerms } from './CouponTerms.tsx'
import { CouponTrials } from './CouponTrials.tsx'
import { OtherCoupons } from './OtherCoupons.tsx'

/**
 * All that is known of one coupon: the code where it was asked for, the terms in full, who tried it, why it failed for some, and
 * what else there is; that comes at once where this one cannot be used.
 */
export function CouponPage({ page: { data } }: { page: PageDataOf<'coupon'> }) {
  const { messages } = useSite()
  const { coupon, merchant } = data
  const canBeUsed = isUsable(coupon)
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs
          links={[
            { label: messages.stores, path: '/stores', page: 'static' },
            { label: merchant.name, path: `/stores/${merchant.slug}`, page: 'merchant' },
          ]}
          current={coupon.title}
        />
        <CouponHead merchant={merchant} kind={coupon.kind} cashback={data.cashback} />
      </div>
      <div className={page['columns']}>
        <div className={page['main']}>
          <CouponOffer coupon={coupon} />
          {!canBeUsed && <OtherCoupons data={data} />}
          <CouponTerms coupon={coupon} />
          <CouponTrials trials={data.trials} />
          <CouponFailures reasons={data.failureReasons} />
          {canBeUsed && <OtherCoupons data={data} />}
        </div>
        <CouponAside data={data} />
      </div>
    </div>
  )
}

/** The coupon itself: torn open where its code was asked for, else whole, with the way to it. */
function CouponOffer({ coupon }: { coupon: Coupon }) {
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

/** Why the coupon did not work for shoppers, each reason with how many gave it; nothing where none did. */
function CouponFailures({ reasons }: { reasons: readonly ReasonCount[] }) {
  const { messages, format } = useSite()
  if (reasons.length === 0) return null
  return (
    <Section id="failures" heading={messages.couponFailures} note={messages.couponFailuresText}>
      <ul className={styles['reasons']}>
        {reasons.map(({ reason, count }) => (
          <li key={reason} className={styles['reason']}>
            {messages.failureReasons[reason]} <span className={styles['count']}>{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
