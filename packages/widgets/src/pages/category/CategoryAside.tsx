import type { PageDataOf } from '@clipfront/page-data'
import { LabelList } from '../../label-list/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { QuestionList } from '../../question-list/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/index.ts'
import page from '../Page.module.css'

/** Beside a category's offers: its shops and brands, what is written about it, what people ask. */
export function CategoryAside({ data }: { data: PageDataOf<'category'>['data'] }) {
  const { messages } = useSite()
  const { category, topMerchants, brands } = data
  return (
    <div className={page['aside']}>
      {topMerchants.length > 0 && (
        <section className={page['section']} aria-labelledby="merchants">
          <SectionHeading id="merchants" text={messages.topStoresIn(category.name)} />
          <MerchantGrid merchants={topMerchants} />
        </section>
      )}
      {brands.length > 0 && (
        <section className={page['section']} aria-labelledby="brands">
          <SectionHeading id="brands" text={messages.brands} />
          <LabelList page="brand" labels={brands} />
        </section>
      )}
      {category.about.length > 0 && (
        <section className={page['section']} aria-labelledby="about">
          <SectionHeading id="about" text={messages.facts(category.name)} />
          <TextBlocks blocks={category.about} headingLevel={3} />
        </section>
      )}
      {category.questions.length > 0 && (
        <section className={page['section']} aria-labelledby="questions">
          <SectionHeading id="questions" text={messages.questions} />
          <QuestionList questions={category.questions} />
        </section>
      )}
    </div>
  )
}
