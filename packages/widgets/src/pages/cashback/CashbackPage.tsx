import { isFiltering, type PageDataOf } from '@clipfront/page-data'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { useListFilter } from '../../filter-bar/buildListPath.ts'
import { FilterBar } from '../../filter-bar/FilterBar.tsx'
import { writeReward } from '../../format/writeReward.ts'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { MerchantMark } from '../../merchant-mark/MerchantMark.tsx'
import { useSite } from '../../site-context/index.ts'
import { ColumnPage } from '../ColumnPage.tsx'
import { MerchantLink } from '../MerchantLink.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import styles from './CashbackHead.module.css'
import { CashbackHistory } from './CashbackHistory.tsx'
import { CashbackRates } from './CashbackRates.tsx'
import { CashbackRules } from './CashbackRules.tsx'

/** What a merchant pays back: its rates of now, how to get there and what to know, what else can be used there. */
export function CashbackPage({ page: { data } }: { page: PageDataOf<'cashback'> }) {
  const { messages } = useSite()
  const { merchant, rates, coupons, filters, history, similarMerchants } = data
  const filter = useListFilter()
  return (
    <ColumnPage
      links={[
        { label: messages.stores, path: PAGE_PATHS.directory, page: 'static' },
        { label: merchant.name, path: pagePath('merchant', merchant.slug), page: 'merchant' },
      ]}
      current={messages.rateReward}
      head={<CashbackHead data={data} />}
      aside={
        <>
          {history.length > 0 && <CashbackHistory history={history} />}
          <Section id="similar" heading={messages.similarCashback} items={similarMerchants}>
            <MerchantGrid merchants={similarMerchants} />
          </Section>
        </>
      }
    >
      <div className={page['main']}>
        {rates.length > 0 ? (
          <CashbackRates rates={rates} changedAt={data.ratesChangedAt} />
        ) : (
          <EmptyState heading={messages.noCashbackTitle(merchant.name)} text={messages.noCashbackText} />
        )}
        <CashbackRules data={data} />
        <Section
          id="offers"
          heading={messages.merchantHeading(merchant.name)}
          note={rates.length > 0 ? messages.cashbackBeside : undefined}
          items={filters?.total === 0 && isFiltering(filter) ? undefined : coupons}
        >
          {merchant.hasAffiliate && <Disclosure />}
          <FilterBar filters={filters}>
            <CouponList coupons={coupons} isFilterable />
          </FilterBar>
        </Section>
      </div>
    </ColumnPage>
  )
}

/** Whose cashback it is, the best of it, and the way to the merchant: it earns nothing by any other way. */
function CashbackHead({ data: { merchant, headline } }: { data: PageDataOf<'cashback'>['data'] }) {
  const { messages, format } = useSite()
  return (
    <div className={styles['head']}>
      <MerchantMark merchant={merchant} size="large" className={styles['mark']} />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{messages.cashbackHeading(merchant.name)}</h1>
        {headline && (
          <p className={styles['figure']}>
            {messages.cashbackFigure(writeReward(headline.reward, format), headline.upTo)}
          </p>
        )}
      </div>
      {headline && merchant.hasAffiliate && (
        <MerchantLink className={styles['go']} merchant={merchant} text={messages.goToShop(merchant.name)} />
      )}
    </div>
  )
}
