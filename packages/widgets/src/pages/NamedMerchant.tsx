import type { PageDataOf } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { CouponTicket } from '../coupon-ticket/CouponTicket.tsx'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { useSite } from '../site-context/index.ts'
import page from './Page.module.css'
import styles from './NamedMerchant.module.css'

interface NamedMerchantProps {
  named: NonNullable<PageDataOf<'search' | 'error'>['data']['merchant']>
  /** Before its name, where nobody is sure of it. @default nothing */
  lead?: string
}

/** The merchant that was searched for, or probably meant, large, with the best it has: what nearly everybody came for who typed its name. */
export function NamedMerchant({ named: { merchant, bestCoupon }, lead }: NamedMerchantProps) {
  const { messages, format } = useSite()
  const { name, slug, liveCodes, liveDeals } = merchant
  return (
    <section className={page['section']} aria-labelledby="named">
      <div className={styles['head']}>
        <MerchantMark merchant={merchant} size="large" />
        <div className={styles['words']}>
          <h2 id="named" className={styles['name']}>
            {lead && <span className={styles['lead']}>{lead} </span>}
            <a className={styles['link']} href={pagePath('merchant', slug)} data-page="merchant">
              <bdi>{name}</bdi>
            </a>
          </h2>
          <p className={page['lede']}>
            {liveCodes + liveDeals > 0
              ? messages.codesAndDeals(format.count(liveCodes), format.count(liveDeals))
              : messages.noLiveOffers}
          </p>
        </div>
      </div>
      {bestCoupon?.hasAffiliate && <Disclosure />}
      {bestCoupon && (
        <div className={styles['place']}>
          <CouponTicket coupon={bestCoupon} position={1} />
        </div>
      )}
    </section>
  )
}
