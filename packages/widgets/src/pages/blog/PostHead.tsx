import type { WholePost } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { StillPicture } from '../../still-picture/StillPicture.tsx'
import { Opening } from '../Opening.tsx'
import styles from './PostHead.module.css'

/** What the post is about, who answers for it, and how fresh it is. */
export function PostHead({ data }: { data: WholePost }) {
  const view = useSite()
  const { post, reviewer, offersCheckedAt } = data
  const { messages, format, now } = view
  return (
    <div className={clsx(styles['head'], post.picture && styles['pictured'])}>
      <Opening title={<bdi>{post.title}</bdi>} summary={post.summary}>
        <p className={styles['facts']} suppressHydrationWarning>
          {formatFacts(data, view)}
        </p>
        {(reviewer ?? offersCheckedAt) && (
          <p className={styles['facts']} suppressHydrationWarning>
            {[
              reviewer && messages.reviewedBy(reviewer.name),
              offersCheckedAt && messages.offersChecked(format.ago(Date.parse(offersCheckedAt), now)),
            ]
              .filter(Boolean)
              .join(POINT)}
          </p>
        )}
      </Opening>
      {post.picture && (
        <StillPicture
          className={styles['picture']}
          picture={post.picture}
          sizes="430:100vw sm:100vw md:45vw lg:490px"
          isFirst
        />
      )}
    </div>
  )
}

/** Between facts; it ends a line and never begins one. */
const POINT = '\u00A0· '

function formatFacts({ post }: WholePost, { messages, format, now }: SiteView): string {
  return [
    messages.writtenBy(post.author),
    format.day(post.publishedAt, now),
    ...(post.changedAt ? [messages.changedOn(format.day(post.changedAt, now))] : []),
    messages.readingTime(format.number(post.readingMinutes)),
  ].join(POINT)
}
