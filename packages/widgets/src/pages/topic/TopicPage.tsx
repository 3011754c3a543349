import { isFiltering, type PageDataOf } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { useListFilter } from '../../filter-bar/buildListPath.ts'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { Pager } from '../../paging/Pager.tsx'
import { PostList } from '../../post-list/PostList.tsx'
import { QuestionList } from '../../question-list/QuestionList.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import { ColumnPage } from '../ColumnPage.tsx'
import { LaneOffers } from '../LaneOffers.tsx'
import { ListOffers } from '../ListOffers.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { TopicHead } from './TopicHead.tsx'

/** The page of an event: where it stands, what there is to use by category, and what there was the last time. */
export function TopicPage({ page: { data } }: { page: PageDataOf<'topic'> }) {
  const { messages } = useSite()
  const { topic, lanes, coupons, paging, pastCoupons } = data
  const path = pagePath('topic', topic.slug)
  // Lanes are for whoever looks around; what was asked for is one list.
  const filter = useListFilter()
  const firstPast =
    1 + (paging?.offset ?? 0) + coupons.length + lanes.reduce((sum, lane) => sum + lane.coupons.length, 0)
  return (
    <ColumnPage isWide current={topic.name} head={<TopicHead data={data} />} aside={<TopicAside data={data} />}>
      <div className={page['main']}>
        {paging && (paging.page > 1 || isFiltering(filter)) ? (
          <ListOffers coupons={coupons} paging={paging} filters={data.filters} path={path} isSortable={false} />
        ) : (
          <>
            <LaneOffers lanes={lanes} filters={data.filters} emptyText={messages.eventEmptyText} />
            {paging && <Pager paging={paging} path={path} />}
          </>
        )}
        <Section id="past" heading={messages.bestOfLastTime} note={messages.bestOfLastTimeText} items={pastCoupons}>
          <CouponList coupons={pastCoupons} firstPosition={firstPast} showsMerchant />
        </Section>
        <Section id="about" heading={messages.facts(topic.name)} items={topic.about}>
          <TextBlocks blocks={topic.about} headingLevel={3} />
        </Section>
        <Section id="questions" heading={messages.questions} items={topic.questions} className={page['narrow']}>
          <QuestionList questions={topic.questions} />
        </Section>
      </div>
    </ColumnPage>
  )
}

function TopicAside({ data: { topic, merchants, otherTopics, posts } }: { data: PageDataOf<'topic'>['data'] }) {
  const { messages } = useSite()
  return (
    <>
      <Section id="merchants" heading={messages.topStoresIn(topic.name)} items={merchants} className={page['broad']}>
        <MerchantGrid merchants={merchants} />
      </Section>
      <Section id="guides" heading={messages.guides} items={posts}>
        <PostList posts={posts} isShort />
      </Section>
      <Section id="events" heading={messages.otherEvents} items={otherTopics}>
        <LabelList page="topic" labels={otherTopics} />
      </Section>
    </>
  )
}
