import type { PageDataOf } from '@clipfront/page-data'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { QuestionList } from '../../question-list/QuestionList.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** Beside a category's offers: its shops and brands, what is written about it, what people ask. */
export function CategoryAside({ data }: { data: PageDataOf<'category'>['data'] }) {
  const { messages } = useSite()
  const { category, topMerchants, brands } = data
  return (
    <div className={page['aside']}>
      {topMerchants.length > 0 && (
        <Section id="merchants" heading={messages.topStoresIn(category.name)}>
          <MerchantGrid merchants={topMerchants} />
        </Section>
      )}
      {brands.length > 0 && (
        <Section id="brands" heading={messages.brands}>
          <LabelList page="brand" labels={brands} />
        </Section>
      )}
      {category.about.length > 0 && (
        <Section id="about" heading={messages.facts(category.name)}>
          <TextBlocks blocks={category.about} headingLevel={3} />
        </Section>
      )}
      {category.questions.length > 0 && (
        <Section id="questions" heading={messages.questions}>
          <QuestionList questions={category.questions} />
        </Section>
      )}
    </div>
  )
}
