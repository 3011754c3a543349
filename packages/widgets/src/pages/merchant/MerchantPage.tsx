import type { PageDataOf } from '@clipfront/page-data'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { FactColumn } from '../../fact-column/FactColumn.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { StickyOffer } from '../../coupon-ticket/StickyOffer.tsx'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import { ColumnPage } from '../ColumnPage.tsx'
import { MerchantActions } from '../MerchantActions.tsx'
import { Section } from '../Section.tsx'
import { MerchantHead, nameMerchantPage } from './MerchantHead.tsx'
import { MerchantOffers } from './MerchantOffers.tsx'
import { MerchantReading } from './MerchantReading.tsx'

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

/** The same with its first offer at hand while a phone shows the list, unless it failed when it was last tested. */
export function StickyMerchantPage({ page }: { page: PageDataOf<'merchant'> }) {
  const { coupons, paging } = page.data
  const [first] = coupons
  const isUseful = first?.state === 'live' && first.failedAt === null && (paging?.page ?? 1) === 1
  return (
    <>
      <MerchantPage page={page} />
      {first && isUseful && !coupons.some(({ isRevealed }) => isRevealed) && <StickyOffer coupon={first} />}
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
