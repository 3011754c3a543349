import type { PageDataOf } from '@clipfront/page-data'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** Beside a brand's offers: its own shop first, then the others that sell it, and ways on. */
export function BrandAside({ data }: { data: PageDataOf<'brand'>['data'] }) {
  const { messages } = useSite()
  const { brand, ownMerchant, categories, otherBrands } = data
  const merchants = data.merchants.filter(({ id }) => id !== ownMerchant?.id)
  return (
    <div className={page['aside']}>
      {ownMerchant && (
        <Section id="own-shop" heading={messages.ownStore}>
          <MerchantGrid merchants={[ownMerchant]} />
        </Section>
      )}
      {merchants.length > 0 && (
        <Section id="merchants" heading={messages.topStoresIn(brand.name)}>
          <MerchantGrid merchants={merchants} />
        </Section>
      )}
      {categories.length > 0 && (
        <Section id="categories" heading={messages.moreCategories}>
          <CategoryList categories={categories} />
        </Section>
      )}
      {otherBrands.length > 0 && (
        <Section id="other-brands" heading={messages.otherBrands}>
          <LabelList page="brand" labels={otherBrands} />
        </Section>
      )}
    </div>
  )
}
