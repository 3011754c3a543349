import type { ReasonCount } from '@clipfront/page-data'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import styles from './CouponPage.module.css'

/** Why the coupon did not work for shoppers, each reason with how many gave it; nothing where none did. */
export function CouponFailures({ reasons }: { reasons: readonly ReasonCount[] }) {
  const { messages, format } = useSite()
  if (reasons.length === 0) return null
  return (
    <section className={page['section']} aria-labelledby="failures">
      <SectionHeading id="failures" text={messages.couponFailures} note={messages.couponFailuresText} />
      <ul className={styles['reasons']}>
        {reasons.map(({ reason, count }) => (
          <li key={reason} className={styles['reason']}>
            {messages.failureReasons[reason]} <span className={styles['count']}>{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
