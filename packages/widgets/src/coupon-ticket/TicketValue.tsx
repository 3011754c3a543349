import type { Coupon } from '@clipfront/page-data'
import { type SiteView } from '../site-context/index.ts'
import styles from './TicketValue.module.css'
import { valueWords } from './valueWords.ts'

/** Longer figures are set smaller, so that they stay on their stub. */
const LONG_FIGURE = 5

/** The stub of the ticket: what the offer is worth and whether it is a code or a deal. */
export function TicketValue({ coupon, view }: { coupon: Coupon; view: SiteView }) {
  const { lead, figure, tail } = valueWords(coupon, view)
  const kind = view.messages[coupon.kind]
  return (
    <div className={styles['value']}>
      <p className={styles['worth']} suppressHydrationWarning>
        {lead && <span className={styles['lead']}>{lead} </span>}
        <span className={figure.length > LONG_FIGURE ? styles['longFigure'] : styles['figure']}>{figure}</span>
        {/* The space stands outside: one inside would not let the line break before the words. */}
        {tail && (
          <>
            {' '}
            <span className={styles['tail']}>{tail}</span>
          </>
        )}
      </p>
      {figure !== kind && <p className={styles['kind']}>{kind}</p>}
    </div>
  )
}
