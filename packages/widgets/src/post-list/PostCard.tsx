import type { PostSummary } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { type SiteView, useSite } from '../site-context/index.ts'
import { StillPicture } from '../still-picture/StillPicture.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './PostCard.module.css'

const HEADINGS = { 2: 'h2', 3: 'h3' } as const
/** A card of a list, which has at least 18 units. */
const SIZES = '430:100vw sm:100vw lg:420px'

export interface PostCardProps extends WidgetProps<HTMLDivElement> {
  post: PostSummary
  /** Of the title: one below what stands above it. @default 3 */
  headingLevel?: keyof typeof HEADINGS
  /** The title alone, for a narrow column. @default false */
  isShort?: boolean
  /** Whether it is among the first things that are seen. @default false */
  isFirst?: boolean
}

/** The way to a post, with as much of it as tells whether to read it. */
export function PostCard({ post, headingLevel = 3, isShort = false, isFirst = false, className, ref }: PostCardProps) {
  const view = useSite()
  const Heading = HEADINGS[headingLevel]
  return (
    <div ref={ref} className={clsx(styles['post'], isShort && styles['short'], className)}>
      {post.picture && !isShort && (
        // The title says where it leads; the picture is only a larger place to press.
        <StillPicture
          className={styles['picture']}
          picture={{ ...post.picture, alt: '' }}
          sizes={SIZES}
          isFirst={isFirst}
        />
      )}
      <Heading className={styles['title']}>
        <a className={styles['link']} href={pagePath('blog', post.slug)} data-page="blog">
          <bdi>{post.title}</bdi>
        </a>
      </Heading>
      {post.summary && !isShort && (
        <p className={styles['summary']}>
          <bdi>{post.summary}</bdi>
        </p>
      )}
      <p className={styles['facts']}>{formatFacts(post, view)}</p>
    </div>
  )
}

function formatFacts(
  { author, publishedAt, readingMinutes }: PostSummary,
  { messages, format, now }: SiteView,
): string {
  return [
    messages.writtenBy(author),
    format.day(publishedAt, now),
    messages.readingTime(format.number(readingMinutes)),
  ].join('\u00A0· ')
}
