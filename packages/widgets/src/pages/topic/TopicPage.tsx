import type { PageDataOf } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { Breadcrumbs } from '../../breadcrumbs/index.ts'
import { CouponLanes } from '../../coupon-lanes/index.ts'
import { CouponList } from '../../coupon-list/index.ts'
import { Disclosure } from '../../disclosure/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { QuestionList } from '../../question-list/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/index.ts'
import page from '../Page.module.css'
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
            <section className={page['section']} aria-labelledby="past">
              <SectionHeading id="past" text={messages.bestOfLastTime} note={messages.bestOfLastTimeText} />
              <CouponList coupons={data.pastCoupons} firstPosition={firstPast(data)} showsMerchant />
            </section>
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
        <section className={page['section']} aria-labelledby="about">
          <SectionHeading id="about" text={messages.facts(topic.name)} />
          <TextBlocks blocks={topic.about} headingLevel={3} />
        </section>
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
