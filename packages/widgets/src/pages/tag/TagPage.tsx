import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/index.ts'
import { CategoryList } from '../../category-list/index.ts'
import { LabelList } from '../../label-list/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import { ListHead } from '../ListHead.tsx'
import { ListOffers } from '../ListOffers.tsx'
import page from '../Page.module.css'

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
        <section className={page['section']} aria-labelledby="merchants">
          <SectionHeading id="merchants" text={messages.storesWithSuch} />
          <MerchantGrid merchants={merchants} />
        </section>
      )}
      {categories.length > 0 && (
        <section className={page['section']} aria-labelledby="categories">
          <SectionHeading id="categories" text={messages.moreCategories} />
          <CategoryList categories={categories} />
        </section>
      )}
      {otherTags.length > 0 && (
        <section className={page['section']} aria-labelledby="other-tags">
          <SectionHeading id="other-tags" text={messages.otherTags} />
          <LabelList page="tag" labels={otherTags} />
        </section>
      )}
    </div>
  )
}
