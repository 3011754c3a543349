import type { PageDataOf } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { CouponLanes } from '../../coupon-lanes/CouponLanes.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { QuestionList } from '../../question-list/QuestionList.tsx'
import { SectionHeading } from '../../section-heading/SectionHeading.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { TopicAside } from './TopicAside.tsx'
import { TopicHead } from './TopicHead.tsx'

/** The page of an event: where it stands, what there is to use by category, and what there was the last time. */
export function TopicPage({ page: { data } }: { page: PageDataOf<'topic'> }) {
  const { messages } = useSite()
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={[]} current={data.topic.name} />
        <TopicHead data={data} />
      </div>
      <div className={page['columns']}>
        <div className={page['main']}>
          {data.lanes.length > 0 ? (
            <div className={page['section']}>
              {data.lanes.some(({ coupons }) => coupons.some(({ hasAffiliate }) => hasAffiliate)) && (
                <Disclosure merchant={null} />
              )}
              <CouponLanes lanes={data.lanes} />
            </div>
          ) : (
            <EmptyState heading={messages.noOffersHere} text={messages.eventEmptyText} />
          )}
          {data.pastCoupons.length > 0 && (
            <Section id="past" heading={messages.bestOfLastTime} note={messages.bestOfLastTimeText}>
              <CouponList coupons={data.pastCoupons} firstPosition={firstPast(data)} showsMerchant />
            </Section>
          )}
          <TopicWords data={data} />
        </div>
        <TopicAside data={data} />
      </div>
    </div>
  )
}

function TopicWords({ data: { topic } }: { data: PageDataOf<'topic'>['data'] }) {
  const { messages } = useSite()
  return (
    <>
      {topic.about.length > 0 && (
        <Section id="about" heading={messages.facts(topic.name)}>
          <TextBlocks blocks={topic.about} headingLevel={3} />
        </Section>
      )}
      {topic.questions.length > 0 && (
        <section className={clsx(page['section'], page['narrow'])} aria-labelledby="questions">
          <SectionHeading id="questions" text={messages.questions} />
          <QuestionList questions={topic.questions} />
        </section>
      )}
    </>
  )
}

function firstPast({ lanes }: PageDataOf<'topic'>['data']): number {
  return 1 + lanes.reduce((sum, { coupons }) => sum + coupons.length, 0)
}
