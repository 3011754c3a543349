import type { PageDataOf } from '@clipfront/page-data'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { Carousel } from '../../carousel/Carousel.tsx'
import { MoreLink } from '../../more-link/MoreLink.tsx'
import { PostCard } from '../../post-list/PostCard.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import styles from './HomePage.module.css'

type Content = PageDataOf<'home'>['data']

/** What is new: what was seen to work, and what was written. */
export function HomeNews({ data: { latestSuccesses, posts } }: { data: Content }) {
  const { messages, site } = useSite()
  return (
    <>
      <Section id="worked" heading={messages.workedLast} items={latestSuccesses} className={styles['later']}>
        <Successes successes={latestSuccesses} />
      </Section>
      {posts.length > 0 && (
        <div className={clsx(page['section'], styles['later'])}>
          <Carousel id="guides" heading={messages.guides} size="card">
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} />
              </li>
            ))}
          </Carousel>
          {site.pageType.blog && (
            <MoreLink href={PAGE_PATHS.posts} page="blog" text={messages.moreFrom(messages.guides)} />
          )}
        </div>
      )}
    </>
  )
}

function Successes({ successes }: { successes: Content['latestSuccesses'] }) {
  const { format, now } = useSite()
  return (
    <ul className={styles['successes']}>
      {successes.map(({ title, merchant, at }) => (
        <li key={`${merchant.id} ${title}`} className={styles['success']}>
          <a href={pagePath('merchant', merchant.slug)} data-page="merchant">
            <bdi>{merchant.name}</bdi>
          </a>
          <bdi className={styles['offer']}>{title}</bdi>
          <span className={styles['ago']} suppressHydrationWarning>
            {format.ago(Date.parse(at), now)}
          </span>
        </li>
      ))}
    </ul>
  )
}
