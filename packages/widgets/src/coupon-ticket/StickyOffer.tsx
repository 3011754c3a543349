import type { Coupon } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { TicketAction } from './TicketAction.tsx'
import { valueWords } from './valueWords.ts'
import { useOpenedCoupon } from '../opened-coupons/OpenedCouponsContext.ts'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './StickyOffer.module.css'

interface StickyOfferProps extends WidgetProps<HTMLElement> {
  /** The first of the list. */
  coupon: Coupon
  /** Says whose offer it is, on pages that show more than one merchant. @default false */
  showsMerchant?: boolean
}

/** Between terms; it ends a line and never begins one. */
const POINT = '\u00A0· '

/**
 * The first offer of a page, at hand at the edge of a phone while its list is read, with the terms that must be read before the click.
 * Once it is opened its ticket shows the code, and this goes. It is no card of its own: its ticket alone counts as seen.
 */
export function StickyOffer({ coupon, showsMerchant = false, className, ref }: StickyOfferProps) {
  const view = useSite()
  if (useOpenedCoupon(coupon)) return null
  const { lead, figure, tail } = valueWords(coupon, view)
  return (
    <aside ref={ref} className={clsx(styles['sticky'], className)} aria-label={view.messages.firstOffer}>
      <p className={styles['words']} suppressHydrationWarning>
        <b className={styles['value']}>
          {lead} <bdi>{figure}</bdi> {tail}
        </b>
        {/* Each is cut off at its own end, whatever its direction. */}
        <span className={styles['offer']}>
          {showsMerchant && (
            <>
              <bdi>{coupon.merchant.name}</bdi>·
            </>
          )}
          <bdi>{coupon.title}</bdi>
        </span>
        {coupon.keyTerms.length > 0 && <bdi className={styles['terms']}>{coupon.keyTerms.join(POINT)}</bdi>}
      </p>
      <TicketAction coupon={coupon} position={1} view={view} />
    </aside>
  )
}
