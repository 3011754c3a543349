import type { PageDataOf } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { FactColumn } from '../../fact-column/FactColumn.tsx'
import { MoreLink } from '../../more-link/MoreLink.tsx'
import { PostList } from '../../post-list/PostList.tsx'
import { SectionHeading } from '../../section-heading/SectionHeading.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import styles from './HomePage.module.css'

type HomeData = PageDataOf<'home'>['data']

/** What is new: what was seen to work, what was written, and how much there is, with the moment at which it was counted. */
export function HomeNews({ data: { latestSuccesses, posts, figures } }: { data: HomeData }) {
  const { messages, site } = useSite()
  return (
    <>
      {latestSuccesses.length > 0 && (
        <section className={clsx(page['section'], styles['later'])} aria-labelledby="worked">
          <SectionHeading id="worked" text={messages.workedLast} />
          <Successes successes={latestSuccesses} />
        </section>
      )}
      {posts.length > 0 && (
        <section className={clsx(page['section'], styles['later'])} aria-labelledby="guides">
          <SectionHeading id="guides" text={messages.guides} />
          <PostList posts={posts} />
          {site.pageType.blog && <MoreLink href="/blog" page="blog" text={messages.moreFrom(messages.guides)} />}
        </section>
      )}
      {figures && figures.liveCoupons > 0 && <Figures figures={figures} />}
    </>
  )
}

function Successes({ successes }: { successes: HomeData['latestSuccesses'] }) {
  const { format, now } = useSite()
  return (
    <ul className={styles['successes']}>
      {successes.map(({ title, merchant, at }) => (
        <li key={`${merchant.id} ${title}`} className={styles['success']}>
          <a href={`/stores/${encodeURIComponent(merchant.slug)}`} data-page="merchant">
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

function Figures({ figures }: { figures: NonNullable<HomeData['figures']> }) {
  const { messages, format, now } = useSite()
  const { liveCoupons, merchants, testsThisWeek, asOf } = figures
  return (
    <section className={clsx(page['section'], page['narrow'], styles['later'])} aria-labelledby="figures">
      <SectionHeading
        id="figures"
        text={messages.inFigures}
        note={messages.countedAgo(format.ago(Date.parse(asOf), now))}
      />
      <FactColumn
        facts={[
          { label: messages.offersNow, value: format.number(liveCoupons) },
          { label: messages.stores, value: format.number(merchants) },
          ...(testsThisWeek > 0 ? [{ label: messages.testsThisWeek, value: format.number(testsThisWeek) }] : []),
        ]}
      />
    </section>
  )
}
