import type { Lane } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { CouponList } from '../coupon-list/CouponList.tsx'
import { MoreLink } from '../more-link/MoreLink.tsx'
import { SectionHeading } from '../section-heading/SectionHeading.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './CouponLanes.module.css'

interface CouponLanesProps extends WidgetProps<HTMLDivElement> {
  lanes: readonly Lane[]
}

/** Offers under several headings, each with a way to more of its kind. Their places are counted through. */
export function CouponLanes({ lanes, className, ref }: CouponLanesProps) {
  const { messages } = useSite()
  return (
    <div ref={ref} className={clsx(styles['lanes'], className)}>
      {lanes.map(({ heading, path, coupons }, index) => (
        <section key={buildId(index)} className={styles['lane']} aria-labelledby={buildId(index)}>
          <SectionHeading id={buildId(index)} text={heading} />
          <CouponList coupons={coupons} firstPosition={countBefore(lanes, index)} showsMerchant isFilterable />
          {path && <MoreLink href={path} text={messages.moreFrom(heading)} />}
        </section>
      ))}
    </div>
  )
}

const buildId = (index: number) => `lane-${index + 1}`

function countBefore(lanes: readonly Lane[], index: number): number {
  return 1 + lanes.slice(0, index).reduce((sum, { coupons }) => sum + coupons.length, 0)
}
