import type { Coupon, Merchant } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { use } from 'react'
import { KeptContext } from '../kept/KeptContext.ts'
import { useSite } from '../site-context/index.ts'
import { MerchantLink } from './MerchantLink.tsx'
import styles from './MerchantActions.module.css'

interface MerchantActionsProps {
  merchant: Merchant
  /** The page's heading: what is shared is called so. */
  title: string
  /** What is saved and shared; left out, it is the merchant. */
  coupon?: Coupon
}

/** What can be done with a merchant, or with a coupon of it: save, share, go there. One row, which takes no room from the offers. */
export function MerchantActions({ merchant, title, coupon }: MerchantActionsProps) {
  const { messages } = useSite()
  const kept = use(KeptContext)
  const path = coupon ? pagePath('coupon', coupon.id) : pagePath('merchant', merchant.slug)
  return (
    <div className={styles['actions']}>
      {kept && (
        <>
          <kept.SaveButton merchant={merchant} {...(coupon && { coupon })} />
          <kept.ShareButton title={title} path={path} />
        </>
      )}
      {merchant.hasAffiliate && (
        <MerchantLink className={styles['visit']} merchant={merchant} text={messages.visit(merchant.name)} />
      )}
    </div>
  )
}
