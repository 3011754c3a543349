import type { PageDataOf } from '@clipfront/page-data'
import { LabelList } from '../../label-list/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { PostList } from '../../post-list/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'

/** The ways on from an event: beside its offers on a desk, under them on a phone. */
export function TopicAside({ data }: { data: PageDataOf<'topic'>['data'] }) {
  const { messages } = useSite()
  const { topic, merchants, otherTopics, posts } = data
  return (
    <div className={page['aside']}>
      {merchants.length > 0 && (
        <section className={page['section']} aria-labelledby="merchants">
          <SectionHeading id="merchants" text={messages.topStoresIn(topic.name)} />
          <MerchantGrid merchants={merchants} />
        </section>
      )}
      {posts.length > 0 && (
        <section className={page['section']} aria-labelledby="guides">
          <SectionHeading id="guides" text={messages.guides} />
          <PostList posts={posts} isShort />
        </section>
      )}
      {otherTopics.length > 0 && (
        <section className={page['section']} aria-labelledby="events">
          <SectionHeading id="events" text={messages.otherEvents} />
          <LabelList page="topic" labels={otherTopics} />
        </section>
      )}
    </div>
  )
}
