import type { PageDataOf } from '@clipfront/page-data'
import { CategoryList } from '../../category-list/index.ts'
import { FactColumn } from '../../fact-column/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/index.ts'
import page from '../Page.module.css'

/** The column of facts: beside the offers on a desk, under them on a phone. */
export function MerchantAside({ data }: { data: PageDataOf<'merchant'>['data'] }) {
  const { messages } = useSite()
  const { name, summary, about, facts } = data.merchant
  return (
    <div className={page['aside']}>
      {(summary || about.length > 0 || facts.length > 0) && (
        <section className={page['section']} aria-labelledby="facts">
          <SectionHeading id="facts" text={messages.facts(name)} />
          {summary && (
            <p>
              <bdi>{summary}</bdi>
            </p>
          )}
          {about.length > 0 && <TextBlocks blocks={about} headingLevel={3} />}
          {facts.length > 0 && <FactColumn facts={facts} />}
        </section>
      )}
      {data.similarMerchants.length > 0 && (
        <section className={page['section']} aria-labelledby="similar">
          <SectionHeading id="similar" text={messages.similarStores} />
          <MerchantGrid merchants={data.similarMerchants} />
        </section>
      )}
      {data.categories.length > 0 && (
        <section className={page['section']} aria-labelledby="categories">
          <SectionHeading id="categories" text={messages.moreCategories} />
          <CategoryList categories={data.categories} />
        </section>
      )}
    </div>
  )
}
