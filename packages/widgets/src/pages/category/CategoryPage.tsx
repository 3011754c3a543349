import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/index.ts'
import { CouponList } from '../../coupon-list/index.ts'
import { Disclosure } from '../../disclosure/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { Pager } from '../../paging/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'

/** A category's page: its offers across merchants, page by page, and the merchants behind them. */
export function CategoryPage({ page: { data } }: { page: PageDataOf<'category'> }) {
  const { messages, format } = useSite()
  const { category, coupons, topMerchants, paging } = data
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={[]} current={category.name} />
        <div className={page['opening']}>
          <h1 className={page['title']}>{messages.categoryHeading(category.name)}</h1>
          {category.summary && <p className={page['lede']}>{category.summary}</p>}
        </div>
      </div>
      <div className={page['columns']}>
        {coupons.length === 0 ? (
          <EmptyState heading={messages.noOffersHere} text={messages.noOffersHereText} />
        ) : (
          <section className={page['section']} aria-labelledby="offers">
            <SectionHeading id="offers" text={messages.offersInAll(format.count(paging.total))} />
            {coupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure merchant={null} />}
            {/* The chips count what is on the page; on one page of many that would be taken for the whole. */}
            <CouponList coupons={coupons} showsMerchant isFilterable={paging.pages === 1} />
            <Pager paging={paging} path={`/categories/${category.slug}`} />
          </section>
        )}
        {topMerchants.length > 0 && (
          <section className={page['section']} aria-labelledby="merchants">
            <SectionHeading id="merchants" text={messages.topStoresIn(category.name)} />
            <MerchantGrid merchants={topMerchants} />
          </section>
        )}
      </div>
    </div>
  )
}
