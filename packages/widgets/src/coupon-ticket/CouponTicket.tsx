import type { Coupon } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { use } from 'react'
import { KeptContext } from '../kept/KeptContext.ts'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './CouponTicket.module.css'
import { TicketAction } from './TicketAction.tsx'
import { buildTitleId } from './ticketAddresses.ts'
import { isUsable, TicketFacts } from './TicketFacts.tsx'
import { TicketValue } from './TicketValue.tsx'

interface CouponTicketProps extends WidgetProps<HTMLElement> {
  coupon: Coupon
  /** 1-based place in the list it is shown in; reported with every click. */
  position: number
  /** Says whose offer it is, on pages that show more than one merchant. @default false */
  showsMerchant?: boolean
  /** Whether it is among the first things that are seen. @default false */
  isFirst?: boolean
}

/** A coupon as a ticket: what it is worth, the seam, what it is, what can be done with it. */
export function CouponTicket(props: CouponTicketProps) {
  const { coupon, position, showsMerchant = false, isFirst = false, className, ref } = props
  const view = useSite()
  const kept = use(KeptContext)
  return (
    <article
      ref={ref}
      className={clsx(styles['ticket'], className)}
      data-state={coupon.state}
      data-card={isUsable(coupon) ? 'offer' : 'closed'}
      data-coupon-id={coupon.id}
      data-position={position}
    >
      <TicketValue coupon={coupon} view={view} />
      <div className={styles['words']}>
        {showsMerchant && (
          <a className={styles['merchant']} href={pagePath('merchant', coupon.merchant.slug)} data-page="merchant">
            <MerchantMark merchant={coupon.merchant} size="small" isFirst={isFirst} />
            <bdi>{coupon.merchant.name}</bdi>
          </a>
        )}
        <h3 className={styles['title']} id={buildTitleId(coupon)}>
          <bdi>{coupon.title}</bdi>
        </h3>
        <TicketFacts coupon={coupon} view={view} />
        {kept && isUsable(coupon) && (
          <div className={styles['save']}>
            <kept.SaveButton merchant={coupon.merchant} coupon={coupon} isSmall />
          </div>
        )}
      </div>
      <div className={styles['action']}>
        <TicketAction coupon={coupon} position={position} view={view} />
      </div>
    </article>
  )
}
