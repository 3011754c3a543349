import type { MerchantFact } from '@clipfront/page-data'
import { clsx } from 'clsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './FactColumn.module.css'

interface FactColumnProps extends WidgetProps<HTMLDListElement> {
  facts: readonly MerchantFact[]
}

/** Facts about a merchant, each a label and what is known. */
export function FactColumn({ facts, className, ref }: FactColumnProps) {
  return (
    <dl ref={ref} className={clsx(styles['facts'], className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles['fact']}>
          <dt className={styles['label']}>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
