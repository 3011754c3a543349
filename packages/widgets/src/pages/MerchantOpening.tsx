import type { CashbackHeadline, Merchant } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import type { ReactNode } from 'react'
import { writeReward } from '../format/writeReward.ts'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { useSite } from '../site-context/index.ts'
import styles from './merchant/MerchantHead.module.css'

interface MerchantOpeningProps {
  merchant: Merchant
  title: string
  /** What comes back of a purchase; null where nothing does. */
  cashback: CashbackHeadline | null
  /** The facts under the title: each a `span`. */
  children?: ReactNode
}

/** The head of a page about a merchant or a coupon of it: its name and one line of facts. */
export function MerchantOpening({ merchant, title, cashback, children }: MerchantOpeningProps) {
  const { messages, format } = useSite()
  return (
    <div className={styles['head']}>
      <MerchantMark merchant={merchant} size="large" className={styles['mark']} />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        {(children || cashback) && (
          <p className={styles['facts']}>
            {children}
            {cashback && (
              <a className={styles['cashback']} href={pagePath('cashback', merchant.slug)} data-page="cashback">
                {messages.cashbackFigure(writeReward(cashback.reward, format), cashback.upTo)}
              </a>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
