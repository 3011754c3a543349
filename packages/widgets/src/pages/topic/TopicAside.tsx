import type { PageDataOf } from '@clipfront/page-data'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { PostList } from '../../post-list/PostList.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** The ways on from an event: beside its offers on a desk, under them on a phone. */
export function TopicAside({ data }: { data: PageDataOf<'topic'>['data'] }) {
  const { messages } = useSite()
  const { topic, merchants, otherTopics, posts } = data
  return (
    <div className={page['aside']}>
      {merchants.length > 0 && (
        <Section id="merchants" heading={messages.topStoresIn(topic.name)}>
          <MerchantGrid merchants={merchants} />
        </Section>
      )}
      {posts.length > 0 && (
        <Section id="guides" heading={messages.guides}>
          <PostList posts={posts} isShort />
        </Section>
      )}
      {otherTopics.length > 0 && (
        <Section id="events" heading={messages.otherEvents}>
          <LabelList page="topic" labels={otherTopics} />
        </Section>
      )}
    </div>
  )
}
