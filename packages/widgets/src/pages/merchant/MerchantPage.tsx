import type { PageDataOf } from '@clipfront/page-data'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { FactColumn } from '../../fact-column/FactColumn.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import { BestAtHand } from '../BestAtHand.tsx'
import { ColumnPage } from '../ColumnPage.tsx'
import { MerchantActions } from '../MerchantActions.tsx'
import { Section } from '../Section.tsx'
import { MerchantHead } from './MerchantHead.tsx'
import { MerchantOffers } from './MerchantOffers.tsx'
import { MerchantReading } from './MerchantReading.tsx'
import { nameMerchantPage } from './nameMerchantPage.ts'

/** A merchant's page: who it is, the code that was requested, what may be used today, what was before. */
export function MerchantPage({ page: { data } }: { page: PageDataOf<'merchant'> }) {
  const view = useSite()
  const { messages } = view
  return (
    <ColumnPage
      links={[{ label: messages.stores, path: PAGE_PATHS.directory, page: 'static' }]}
      current={data.merchant.name}
      actions={<MerchantActions merchant={data.merchant} title={nameMerchantPage(data, view)} />}
      head={<MerchantHead data={data} />}
      aside={<MerchantAside data={data} />}
      reading={(data.paging?.page ?? 1) === 1 && <MerchantReading data={data} />}
    >
      <MerchantOffers data={data} />
    </ColumnPage>
  )
}

/** The same with its best offer at hand while a phone shows the list. */
export function StickyMerchantPage({ page }: { page: PageDataOf<'merchant'> }) {
  return (
    <>
      <MerchantPage page={page} />
      <BestAtHand coupons={page.data.coupons} paging={page.data.paging} />
    </>
  )
}

/** The facts, and ways on. */
function MerchantAside({ data }: { data: PageDataOf<'merchant'>['data'] }) {
  const { messages } = useSite()
  const { merchant, similarMerchants, categories } = data
  const { name, summary, about, facts } = merchant
  return (
    <>
      {(summary || about.length > 0 || facts.length > 0) && (
        <Section id="facts" heading={messages.facts(name)}>
          {summary && (
            <p>
              <bdi>{summary}</bdi>
            </p>
          )}
          {about.length > 0 && <TextBlocks blocks={about} headingLevel={3} />}
          {facts.length > 0 && <FactColumn facts={facts} />}
        </Section>
      )}
      <Section id="similar" heading={messages.similarStores} items={similarMerchants}>
        <MerchantGrid merchants={similarMerchants} />
      </Section>
      <Section id="categories" heading={messages.moreCategories} items={categories}>
        <CategoryList categories={categories} />
      </Section>
    </>
  )
}
