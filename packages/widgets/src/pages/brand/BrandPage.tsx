import { isFiltering, type PageDataOf, LISTING_SORTS } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { useListFilter } from '../../filter-bar/buildListPath.ts'
import { FilterBar } from '../../filter-bar/FilterBar.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { Pager } from '../../paging/Pager.tsx'
import { useSite } from '../../site-context/index.ts'
import { About } from '../About.tsx'
import { ColumnPage } from '../ColumnPage.tsx'
import { Opening } from '../Opening.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** The page of a brand: which merchants sell it, each with its best offer, and whatever else there is. */
export function BrandPage({ page: { data } }: { page: PageDataOf<'brand'> }) {
  const { messages } = useSite()
  const { name } = data.brand
  return (
    <ColumnPage
      isWide
      current={name}
      head={<Opening title={messages.categoryHeading(name)} />}
      aside={<BrandAside data={data} />}
    >
      <BrandOffers data={data} />
    </ColumnPage>
  )
}

/** One offer of each merchant, to compare; then all others, page by page. Positions count through, also from page to page. */
function BrandOffers({ data }: { data: PageDataOf<'brand'>['data'] }) {
  const { messages, format } = useSite()
  const { brand, bestCoupons, coupons, paging, filters } = data
  const all = [...bestCoupons, ...coupons]
  const isFiltered = isFiltering(useListFilter())
  if (all.length === 0 && !isFiltered)
    return <EmptyState heading={messages.noOffersHere} text={messages.noOffersHereText} />
  const heading = isFiltered ? messages.offersInAll(format.count(paging.total)) : messages.otherOffers(brand.name)
  return (
    <div className={page['section']}>
      {all.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure />}
      <FilterBar filters={filters} sorts={LISTING_SORTS}>
        <div className={page['main']}>
          <Section id="best" heading={messages.bestOfEachStore} items={bestCoupons}>
            <CouponList coupons={bestCoupons} showsMerchant isFilterable />
          </Section>
          <Section id="offers" heading={heading} items={coupons}>
            <CouponList
              coupons={coupons}
              firstPosition={paging.offset + bestCoupons.length + 1}
              offset={paging.offset}
              showsMerchant
              isFilterable
            />
            <Pager paging={paging} path={pagePath('brand', brand.slug)} />
          </Section>
        </div>
      </FilterBar>
    </div>
  )
}

/** The brand's own merchant first, then the others that sell it, and ways on. */
function BrandAside({ data }: { data: PageDataOf<'brand'>['data'] }) {
  const { messages } = useSite()
  const { brand, ownMerchant, categories, otherBrands } = data
  const merchants = data.merchants.filter(({ id }) => id !== ownMerchant?.id)
  return (
    <>
      {ownMerchant && (
        <Section id="own-shop" heading={messages.ownStore}>
          <MerchantGrid merchants={[ownMerchant]} />
        </Section>
      )}
      <Section id="merchants" heading={messages.topStoresIn(brand.name)} items={merchants} className={page['broad']}>
        <MerchantGrid merchants={merchants} />
      </Section>
      <Section id="categories" heading={messages.moreCategories} items={categories}>
        <CategoryList categories={categories} />
      </Section>
      <Section id="other-brands" heading={messages.otherBrands} items={otherBrands}>
        <LabelList page="brand" labels={otherBrands} />
      </Section>
      <About name={brand.name} summary={brand.summary} about={brand.about} />
    </>
  )
}
