import type { PageDataOf } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { QuestionList } from '../../question-list/QuestionList.tsx'
import { useSite } from '../../site-context/index.ts'
import { About } from '../About.tsx'
import { BestAtHand } from '../BestAtHand.tsx'
import { ColumnPage } from '../ColumnPage.tsx'
import { ListHead } from '../ListHead.tsx'
import { ListOffers } from '../ListOffers.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** A category's page: its parts, its offers across merchants, page by page, and what there is to know about it. */
export function CategoryPage({ page: { data } }: { page: PageDataOf<'category'> }) {
  const { messages } = useSite()
  const { category, coupons, paging } = data
  const { name, parent } = category
  return (
    <ColumnPage
      isWide
      links={parent ? [{ label: parent.name, path: pagePath('category', parent.slug), page: 'category' }] : []}
      current={name}
      head={
        <ListHead title={messages.categoryHeading(name)} counts={data.counts} typicalPercent={data.typicalPercent} />
      }
      aside={<CategoryAside data={data} />}
    >
      <ListOffers coupons={coupons} paging={paging} filters={data.filters} path={pagePath('category', category.slug)} />
    </ColumnPage>
  )
}

/** The same with its best offer at hand while a phone shows the list. */
export function StickyCategoryPage(props: { page: PageDataOf<'category'> }) {
  const { coupons, paging } = props.page.data
  return (
    <>
      <CategoryPage {...props} />
      <BestAtHand coupons={coupons} paging={paging} showsMerchant />
    </>
  )
}

/** Its parts, its merchants and brands, what is written about it, what people ask. */
function CategoryAside({
  data: { category, children, topMerchants, brands },
}: {
  data: PageDataOf<'category'>['data']
}) {
  const { messages } = useSite()
  const { name, summary, about, questions } = category
  return (
    <>
      <Section id="parts" heading={messages.subcategories} items={children}>
        <CategoryList categories={children} />
      </Section>
      <Section id="merchants" heading={messages.topStoresIn(name)} items={topMerchants} className={page['broad']}>
        <MerchantGrid merchants={topMerchants} />
      </Section>
      <Section id="brands" heading={messages.brands} items={brands}>
        <LabelList page="brand" labels={brands} />
      </Section>
      <About name={name} summary={summary} about={about} />
      <Section id="questions" heading={messages.questions} items={questions}>
        <QuestionList questions={questions} />
      </Section>
    </>
  )
}
