import { type Coupon, describeFacets, FILTER_KEYS } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { CouponTicket } from '../coupon-ticket/CouponTicket.tsx'
import { useSite } from '../site-context/index.ts'
import { Slots, useSlots } from '../slots/Slots.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './CouponList.module.css'

interface CouponListProps extends WidgetProps<HTMLUListElement> {
  coupons: readonly Coupon[]
  /** 1-based place of the first one in the whole list: other pages, another list or a torn-open ticket may stand before it. @default 1 */
  firstPosition?: number
  /** How many of the whole list stand on the pages before. @default 0 */
  offset?: number
  /** @default false */
  showsMerchant?: boolean
  /** Under a filter bar: each place says what its offer is, by which the bar hides those that do not fit. @default false */
  isFilterable?: boolean
}

/** After so many offers of a page, all that a desk shows at first, another thing may stand, where more follow: never beside a code, and once in a page. */
const OFFERS_BEFORE_SLOT = 6

/** A tall desk shows as many of a page at first. */
const FIRST_TICKETS = 8

/** More than this are a list that nobody reads whole. */
const LONG_LIST = 40

/** Tickets in their ranked order. */
export function CouponList({
  coupons,
  firstPosition = 1,
  offset = 0,
  showsMerchant = false,
  isFilterable = false,
  className,
  ref,
}: CouponListProps) {
  const { now } = useSite()
  const slots = useSlots('list')
  const isSlotAfter = (index: number) =>
    slots.length > 0 && firstPosition + index === OFFERS_BEFORE_SLOT && index + 1 < coupons.length
  const isLong = coupons.length > LONG_LIST
  return (
    <ul ref={ref} className={clsx(styles['tickets'], isLong && styles['long'], className)}>
      {coupons.map((coupon, index) => (
        <Fragment key={coupon.id}>
          <li className={styles['place']} {...(isFilterable && markFacets(coupon, now))}>
            <CouponTicket
              coupon={coupon}
              position={firstPosition + index}
              showsMerchant={showsMerchant}
              isFirst={firstPosition + index - offset <= FIRST_TICKETS}
            />
          </li>
          {isSlotAfter(index) && (
            <li className={styles['slot']}>
              <Slots place="list" names={slots} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}

function markFacets(coupon: Coupon, now: number) {
  const facets = describeFacets(coupon, now)
  return Object.fromEntries(FILTER_KEYS.map((key) => [`data-${key}`, facets[key] ?? undefined]))
}
