import type { Coupon, OfferCounts } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { CouponTicket } from '../coupon-ticket/CouponTicket.tsx'
import { Slots, useSlots } from '../slots/Slots.tsx'
import { SortLinks, type SortLinksProps } from '../sort-links/SortLinks.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import { CouponFilter } from './CouponFilter.tsx'
import { FilterLinks } from './FilterLinks.tsx'
import styles from './CouponList.module.css'

interface CouponListProps extends WidgetProps<HTMLDivElement> {
  coupons: readonly Coupon[]
  /** 1-based place of the first one in the whole list: other pages, another list or a torn-open ticket may stand before it. @default 1 */
  firstPosition?: number
  /** @default false */
  showsMerchant?: boolean
  /** Chips that show codes or deals alone; they are left out where there is only one kind. @default false */
  isFilterable?: boolean
  /** How many there are in all, where the list is a page of many or holds one kind alone: the chips then lead to lists of each kind. */
  total?: Pick<OfferCounts, 'codes' | 'deals'> | null
  /** Ways to other orders of the list, where its page knows some. */
  sorting?: Pick<SortLinksProps, 'sorts' | 'offers'>
}

/** After so many offers of a page another thing may stand, where more follow: never beside a code, and once in a page. */
const OFFERS_BEFORE_SLOT = 4

/** Tickets in their ranked order. */
export function CouponList({
  coupons,
  firstPosition = 1,
  showsMerchant = false,
  isFilterable = false,
  total = null,
  sorting,
  className,
  ref,
}: CouponListProps) {
  const slots = useSlots('list')
  const isSlotAfter = (index: number) =>
    slots.length > 0 && firstPosition + index === OFFERS_BEFORE_SLOT && index + 1 < coupons.length
  return (
    <div ref={ref} className={clsx(styles['list'], className)}>
      <div className={styles['head']}>
        {isFilterable && (total ? <FilterLinks total={total} /> : <CouponFilter coupons={coupons} />)}
        {sorting && <SortLinks {...sorting} />}
      </div>
      <ul className={styles['tickets']}>
        {coupons.map((coupon, index) => (
          <Fragment key={coupon.id}>
            <li className={styles['place']} data-kind={coupon.kind}>
              <CouponTicket coupon={coupon} position={firstPosition + index} showsMerchant={showsMerchant} />
            </li>
            {isSlotAfter(index) && (
              <li className={styles['slot']}>
                <Slots place="list" names={slots} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </div>
  )
}
