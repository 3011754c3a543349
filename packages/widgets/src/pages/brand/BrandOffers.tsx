import { GATHERED_SORTS, type PageDataOf } from '@clipfront/page-data'
import { CouponList } from '../../coupon-list/index.ts'
import { Disclosure } from '../../disclosure/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { Pager } from '../../paging/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'

/** One offer of each shop, to compare; then all others, page by page. Positions count through. */
export function BrandOffers({ data }: { data: PageDataOf<'brand'>['data'] }) {
  const { messages } = useSite()
  const { brand, bestCoupons, coupons, paging } = data
  const all = [...bestCoupons, ...coupons]
  if (all.length === 0) return <EmptyState heading={messages.noOffersHere} text={messages.noOffersHereText} />
  const disclosure = all.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure merchant={null} />
  const hasBest = bestCoupons.length > 0
  return (
    <div className={page['main']}>
      {hasBest && (
        <section className={page['section']} aria-labelledby="best">
          <SectionHeading id="best" text={messages.bestOfEachStore} />
          {disclosure}
          <CouponList coupons={bestCoupons} showsMerchant />
        </section>
      )}
      {coupons.length > 0 && (
        <section className={page['section']} aria-labelledby="offers">
          <SectionHeading id="offers" text={messages.otherOffers(brand.name)} />
          {!hasBest && disclosure}
          <CouponList
            coupons={coupons}
            firstPosition={bestCoupons.length + 1}
            showsMerchant
            sorting={{ sorts: GATHERED_SORTS, offers: paging.total }}
          />
          <Pager paging={paging} path={`/brands/${encodeURIComponent(brand.slug)}`} />
        </section>
      )}
    </div>
  )
}
