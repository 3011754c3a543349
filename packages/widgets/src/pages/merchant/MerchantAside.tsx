import type { PageDataOf } from '@clipfront/page-data'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { FactColumn } from '../../fact-column/FactColumn.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** The column of facts: beside the offers on a desk, under them on a phone. */
export function MerchantAside({ data }: { data: PageDataOf<'merchant'>['data'] }) {
  const { messages } = useSite()
  const { name, summary, about, facts } = data.merchant
  return (
    <div className={page['aside']}>
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
      {data.similarMerchants.length > 0 && (
        <Section id="similar" heading={messages.similarStores}>
          <MerchantGrid merchants={data.similarMerchants} />
        </Section>
      )}
      {data.categories.length > 0 && (
        <Section id="categories" heading={messages.moreCategories}>
          <CategoryList categories={data.categories} />
        </Section>
      )}
    </div>
  )
}
