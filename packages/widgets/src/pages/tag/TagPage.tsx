import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { ListHead } from '../ListHead.tsx'
import { ListOffers } from '../ListOffers.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** The page of what offers have in common, "for students", "free delivery": what it means, and where there are such offers. */
export function TagPage({ page: { data } }: { page: PageDataOf<'tag'> }) {
  const { tag, coupons, paging, counts } = data
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={[]} current={tag.name} />
        <ListHead title={tag.name} summary={tag.summary} about={tag.about} counts={counts} />
      </div>
      <div className={page['columns']}>
        <ListOffers coupons={coupons} paging={paging} path={`/tags/${encodeURIComponent(tag.slug)}`} />
        <TagAside data={data} />
      </div>
    </div>
  )
}

function TagAside({ data: { merchants, categories, otherTags } }: { data: PageDataOf<'tag'>['data'] }) {
  const { messages } = useSite()
  return (
    <div className={page['aside']}>
      {merchants.length > 0 && (
        <Section id="merchants" heading={messages.storesWithSuch}>
          <MerchantGrid merchants={merchants} />
        </Section>
      )}
      {categories.length > 0 && (
        <Section id="categories" heading={messages.moreCategories}>
          <CategoryList categories={categories} />
        </Section>
      )}
      {otherTags.length > 0 && (
        <Section id="other-tags" heading={messages.otherTags}>
          <LabelList page="tag" labels={otherTags} />
        </Section>
      )}
    </div>
  )
}
