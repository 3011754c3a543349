import { type Coupon, GATHERED_SORTS, type Paging } from '@clipfront/page-data'
import { CouponList } from '../coupon-list/index.ts'
import { Disclosure } from '../disclosure/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Pager } from '../paging/index.ts'
import { SectionHeading } from '../section-heading/index.ts'
import { useSite } from '../site-context/index.ts'
import page from './Page.module.css'

interface ListOffersProps {
  coupons: readonly Coupon[]
  paging: Paging
  /** Of the list's first page. */
  path: string
}

/** A page of a list of offers across merchants, and the ways to its other pages. */
export function ListOffers({ coupons, paging, path }: ListOffersProps) {
  const { messages, format } = useSite()
  if (coupons.length === 0) return <EmptyState heading={messages.noOffersHere} text={messages.noOffersHereText} />
  return (
    <section className={page['section']} aria-labelledby="offers">
      <SectionHeading id="offers" text={messages.offersInAll(format.count(paging.total))} />
      {coupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure merchant={null} />}
      {/* The chips count what is on the page; on one page of many that would be taken for the whole. */}
      <CouponList
        coupons={coupons}
        showsMerchant
        isFilterable={paging.pages === 1}
        sorting={{ sorts: GATHERED_SORTS, offers: paging.total }}
      />
      <Pager paging={paging} path={path} />
    </section>
  )
}
