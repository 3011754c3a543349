import type { MerchantSummary } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { MerchantTile } from '../merchant-tile/MerchantTile.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './MerchantGrid.module.css'

interface MerchantGridProps extends WidgetProps<HTMLUListElement> {
  merchants: readonly MerchantSummary[]
  /** Whether the page begins with them. @default false */
  isFirst?: boolean
}

/** The rows that a phone shows below the title. */
const FIRST_MARKS = 12

/** Merchants side by side, as many to a row as fit. */
export function MerchantGrid({ merchants, isFirst = false, className, ref }: MerchantGridProps) {
  return (
    <ul ref={ref} className={clsx(styles['grid'], className)}>
      {merchants.map((merchant, index) => (
        <li key={merchant.id}>
          <MerchantTile merchant={merchant} isFirst={isFirst && index < FIRST_MARKS} />
        </li>
      ))}
    </ul>
  )
}
