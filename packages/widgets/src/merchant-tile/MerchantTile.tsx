import type { MerchantSummary } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './MerchantTile.module.css'

interface MerchantTileProps extends WidgetProps<HTMLAnchorElement> {
  merchant: MerchantSummary
  /** Whether it is among the first things that are seen. @default false */
  isFirst?: boolean
}

/** The way to a merchant's page: who it is and how much there is to find. */
export function MerchantTile({ merchant, isFirst = false, className, ref }: MerchantTileProps) {
  const { messages, format } = useSite()
  const { liveCodes, liveDeals } = merchant
  return (
    <a
      ref={ref}
      className={clsx(styles['tile'], className)}
      href={pagePath('merchant', merchant.slug)}
      data-page="merchant"
    >
      <MerchantMark merchant={merchant} isFirst={isFirst} />
      <span className={styles['words']}>
        <span className={styles['name']}>
          <bdi>{merchant.name}</bdi>
        </span>
        <span className={styles['count']}>
          {liveCodes + liveDeals > 0
            ? messages.codesAndDeals(format.count(liveCodes), format.count(liveDeals))
            : messages.noLiveOffers}
        </span>
      </span>
    </a>
  )
}
