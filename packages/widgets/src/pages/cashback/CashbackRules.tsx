import type { PageDataOf } from '@clipfront/page-data'
import { FactColumn } from '../../fact-column/FactColumn.tsx'
import { QuestionList } from '../../question-list/QuestionList.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import { Section } from '../Section.tsx'
import styles from './CashbackRules.module.css'

/** What to do and how long it takes, what earns nothing, and the terms in full. */
export function CashbackRules({ data }: { data: PageDataOf<'cashback'>['data'] }) {
  const { messages } = useSite()
  const { merchant, rates, exclusions, terms } = data
  return (
    <>
      {rates.length > 0 && merchant.hasAffiliate && <CashbackSteps data={data} />}
      <Section id="exclusions" heading={messages.exclusions} items={exclusions}>
        <TextBlocks blocks={exclusions} headingLevel={4} />
      </Section>
      {terms.length > 0 && <QuestionList questions={[{ question: messages.cashbackTerms, answer: terms }]} />}
    </>
  )
}

function CashbackSteps({ data: { merchant, trackingHours, payingDays } }: { data: PageDataOf<'cashback'>['data'] }) {
  const { messages, format, site } = useSite()
  const times = [
    ...(trackingHours ? [{ label: messages.untilTracked, value: format.hours(trackingHours) }] : []),
    ...(payingDays ? [{ label: messages.untilPaid, value: format.days(payingDays) }] : []),
  ]
  return (
    <Section id="steps" heading={messages.cashbackSteps}>
      <ol className={styles['steps']}>
        {messages.cashbackStep(merchant.name, site.name).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {times.length > 0 && <FactColumn facts={times} />}
    </Section>
  )
}
