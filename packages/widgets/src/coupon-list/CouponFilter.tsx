import type { Coupon } from '@clipfront/page-data'
import { useSite } from '../site-context/index.ts'
import styles from './CouponFilter.module.css'

/** The kinds a list can be narrowed to; the stylesheet of the list knows the same values. */
const FILTERS = ['all', 'code', 'deal'] as const

/**
 * Narrows the list it stands in. It is a group of radio buttons and a rule in the stylesheet: it works without JavaScript,
 * with a keyboard, and costs no render.
 */
export function CouponFilter({ coupons }: { coupons: readonly Coupon[] }) {
  const { messages, format } = useSite()
  const codes = coupons.filter(({ kind }) => kind === 'code').length
  const deals = coupons.length - codes
  if (codes === 0 || deals === 0) return null
  const counts = { all: coupons.length, code: codes, deal: deals }
  const labels = { all: messages.filterAll, code: messages.filterCodes, deal: messages.filterDeals }
  return (
    <fieldset className={styles['filter']}>
      <legend className={styles['legend']}>{messages.filter}</legend>
      {FILTERS.map((filter) => (
        <label key={filter} className={styles['chip']}>
          <input
            className={styles['radio']}
            type="radio"
            name="type"
            value={filter}
            defaultChecked={filter === 'all'}
          />
          {labels[filter]} <span className={styles['count']}>{format.number(counts[filter])}</span>
        </label>
      ))}
    </fieldset>
  )
}
