import { type PageDataOf, GATHERED_SORTS } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { Pager } from '../../paging/Pager.tsx'
import { useSite } from '../../site-context/index.ts'
import { ListHead } from '../ListHead.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { BrandAside } from './BrandAside.tsx'

/** The page of a brand: which shops sell it, each with its best offer, and whatever else there is. */
export function BrandPage({ page: { data } }: { page: PageDataOf<'brand'> }) {
  const { messages } = useSite()
  const { name, summary, about } = data.brand
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={[]} current={name} />
        <ListHead title={messages.categoryHeading(name)} summary={summary} about={about} counts={null} />
      </div>
      <div className={page['columns']}>
        <BrandOffers data={data} />
        <BrandAside data={data} />
      </div>
    </div>
  )
}

/** One offer of each shop, to compare; then all others, page by page. Positions count through. */
function BrandOffers({ data }: { data: PageDataOf<'brand'>['data'] }) {
  const { messages } = useSite()
  const { brand, bestCoupons, coupons, paging } = data
  const all = [...bestCoupons, ...coupons]
  if (all.length === 0) return <EmptyState heading={messages.noOffersHere} text={messages.noOffersHereText} />
  const disclosure = all.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure merchant={null} />
  const hasBest = bestCoupons.length > 0
  return (
    <div className={page['main']}>
      {hasBest && (
        <Section id="best" heading={messages.bestOfEachStore}>
          {disclosure}
          <CouponList coupons={bestCoupons} showsMerchant />
        </Section>
      )}
      {coupons.length > 0 && (
        <Section id="offers" heading={messages.otherOffers(brand.name)}>
          {!hasBest && disclosure}
          <CouponList
            coupons={coupons}
            firstPosition={bestCoupons.length + 1}
            showsMerchant
            sorting={{ sorts: GATHERED_SORTS, offers: paging.total }}
          />
          <Pager paging={paging} path={`/brands/${encodeURIComponent(brand.slug)}`} />
        </Section>
      )}
    </div>
  )
}
