import type { CashbackHeadline, Coupon, Merchant } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { type ReactNode, use } from 'react'
import { writeReward } from '../format/writeReward.ts'
import { KeptContext } from '../kept/KeptContext.ts'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { useSite } from '../site-context/index.ts'
import { MerchantLink } from './MerchantLink.tsx'
import styles from './merchant/MerchantHead.module.css'

interface MerchantOpeningProps {
  merchant: Merchant
  title: string
  /** What comes back of a purchase; null where nothing does. */
  cashback: CashbackHeadline | null
  /** What is saved and shared; left out, it is the merchant. */
  coupon?: Coupon
  /** Lines under the title. */
  children?: ReactNode
}

/** The head of a page about a merchant or a coupon of it, with the way to the merchant. */
export function MerchantOpening({ merchant, title, cashback, coupon, children }: MerchantOpeningProps) {
  const { messages, format } = useSite()
  const kept = use(KeptContext)
  const path = coupon ? pagePath('coupon', coupon.id) : pagePath('merchant', merchant.slug)
  return (
    <div className={styles['head']}>
      <MerchantMark merchant={merchant} size="large" className={styles['mark']} />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        {children}
        {cashback && (
          <a className={styles['cashback']} href={pagePath('cashback', merchant.slug)} data-page="cashback">
            {messages.cashbackFigure(writeReward(cashback.reward, format), cashback.upTo)}
          </a>
        )}
      </div>
      {merchant.hasAffiliate && (
        <MerchantLink className={styles['visit']} merchant={merchant} text={messages.visit(merchant.name)} />
      )}
      <div className={styles['keep']}>
        {kept && (
          <>
            <kept.SaveButton merchant={merchant} {...(coupon && { coupon })} />
            <kept.ShareButton title={title} path={path} />
          </>
        )}
      </div>
    </div>
  )
}
