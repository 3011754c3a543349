import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { CashbackHead } from './CashbackHead.tsx'
import { CashbackHistory } from './CashbackHistory.tsx'
import { CashbackRates } from './CashbackRates.tsx'
import { CashbackRules } from './CashbackRules.tsx'

/** What a shop pays back: its rates of now, how to get there and what to know, what else can be used there. */
export function CashbackPage({ page: { data } }: { page: PageDataOf<'cashback'> }) {
  const { messages } = useSite()
  const { merchant, rates } = data
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs
          links={[
            { label: messages.stores, path: '/stores', page: 'static' },
            { label: merchant.name, path: `/stores/${merchant.slug}`, page: 'merchant' },
          ]}
          current={messages.rateReward}
        />
        <CashbackHead merchant={merchant} headline={data.headline} />
      </div>
      <div className={page['columns']}>
        <div className={page['main']}>
          {rates.length > 0 ? (
            <CashbackRates rates={rates} changedAt={data.ratesChangedAt} />
          ) : (
            <EmptyState heading={messages.noCashbackTitle(merchant.name)} text={messages.noCashbackText} />
          )}
          <CashbackRules data={data} />
          <CashbackOffers data={data} />
        </div>
        <div className={page['aside']}>
          {data.history.length > 0 && <CashbackHistory history={data.history} />}
          {data.similarMerchants.length > 0 && (
            <Section id="similar" heading={messages.similarCashback}>
              <MerchantGrid merchants={data.similarMerchants} />
            </Section>
          )}
        </div>
      </div>
    </div>
  )
}

function CashbackOffers({ data: { merchant, coupons, rates } }: { data: PageDataOf<'cashback'>['data'] }) {
  const { messages } = useSite()
  if (coupons.length === 0) return null
  return (
    <Section
      id="offers"
      heading={messages.merchantHeading(merchant.name)}
      {...(rates.length > 0 && { note: messages.cashbackBeside })}
    >
      {merchant.hasAffiliate && <Disclosure merchant={merchant.name} />}
      <CouponList coupons={coupons} />
    </Section>
  )
}
