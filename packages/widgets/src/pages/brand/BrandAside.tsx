import type { PageDataOf } from '@clipfront/page-data'
import { CategoryList } from '../../category-list/index.ts'
import { LabelList } from '../../label-list/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'

/** Beside a brand's offers: its own shop first, then the others that sell it, and ways on. */
export function BrandAside({ data }: { data: PageDataOf<'brand'>['data'] }) {
  const { messages } = useSite()
  const { brand, ownMerchant, categories, otherBrands } = data
  const merchants = data.merchants.filter(({ id }) => id !== ownMerchant?.id)
  return (
    <div className={page['aside']}>
      {ownMerchant && (
        <section className={page['section']} aria-labelledby="own-shop">
          <SectionHeading id="own-shop" text={messages.ownStore} />
          <MerchantGrid merchants={[ownMerchant]} />
        </section>
      )}
      {merchants.length > 0 && (
        <section className={page['section']} aria-labelledby="merchants">
          <SectionHeading id="merchants" text={messages.topStoresIn(brand.name)} />
          <MerchantGrid merchants={merchants} />
        </section>
      )}
      {categories.length > 0 && (
        <section className={page['section']} aria-labelledby="categories">
          <SectionHeading id="categories" text={messages.moreCategories} />
          <CategoryList categories={categories} />
        </section>
      )}
      {otherBrands.length > 0 && (
        <section className={page['section']} aria-labelledby="other-brands">
          <SectionHeading id="other-brands" text={messages.otherBrands} />
          <LabelList page="brand" labels={otherBrands} />
        </section>
      )}
    </div>
  )
}
