import type { PageDataOf } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { About } from '../About.tsx'
import { ColumnPage } from '../ColumnPage.tsx'
import { ListHead } from '../ListHead.tsx'
import { ListOffers } from '../ListOffers.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** The page of what offers have in common, "for students", "free delivery": what it means, and where there are such offers. */
export function TagPage({ page: { data } }: { page: PageDataOf<'tag'> }) {
  const { messages } = useSite()
  const { tag, coupons, paging, counts, merchants, categories, otherTags } = data
  return (
    <ColumnPage
      isWide
      current={tag.name}
      head={<ListHead title={tag.name} counts={counts} />}
      aside={
        <>
          <Section id="merchants" heading={messages.storesWithSuch} items={merchants} className={page['broad']}>
            <MerchantGrid merchants={merchants} />
          </Section>
          <Section id="categories" heading={messages.moreCategories} items={categories}>
            <CategoryList categories={categories} />
          </Section>
          <Section id="other-tags" heading={messages.otherTags} items={otherTags}>
            <LabelList page="tag" labels={otherTags} />
          </Section>
          <About name={tag.name} summary={tag.summary} about={tag.about} />
        </>
      }
    >
      <ListOffers coupons={coupons} paging={paging} filters={data.filters} path={pagePath('tag', tag.slug)} />
    </ColumnPage>
  )
}
