import type { MerchantSummary } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { MerchantTile } from '../merchant-tile/MerchantTile.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './MerchantGrid.module.css'

interface MerchantGridProps extends WidgetProps<HTMLUListElement> {
  merchants: readonly MerchantSummary[]
}

/** Merchants side by side, as many to a row as fit. */
export function MerchantGrid({ merchants, className, ref }: MerchantGridProps) {
  return (
    <ul ref={ref} className={clsx(styles['grid'], className)}>
      {merchants.map((merchant) => (
        <li key={merchant.id}>
          <MerchantTile merchant={merchant} />
        </li>
      ))}
    </ul>
  )
}
