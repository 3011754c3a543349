import type { PostSummary } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { type SiteView, useSite } from '../site-context/index.ts'
import { StillPicture } from '../still-picture/StillPicture.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './PostList.module.css'

const HEADINGS = { 2: 'h2', 3: 'h3' } as const

interface PostListProps extends WidgetProps<HTMLUListElement> {
  posts: readonly PostSummary[]
  /** Of the titles: one below what stands above them. @default 3 */
  headingLevel?: keyof typeof HEADINGS
  /** Titles alone, one below the other, for a narrow column. @default false */
  isShort?: boolean
}

/** What was written, with as much of each as tells whether to read it. */
export function PostList({ posts, headingLevel = 3, isShort = false, className, ref }: PostListProps) {
  const view = useSite()
  const Heading = HEADINGS[headingLevel]
  return (
    <ul ref={ref} className={clsx(styles['list'], isShort && styles['short'], className)}>
      {posts.map((post, index) => (
        <li key={post.id} className={styles['post']}>
          {post.picture && !isShort && (
            // The title says where it leads; the picture is only a larger place to press.
            <StillPicture className={styles['picture']} picture={{ ...post.picture, alt: '' }} isFirst={index === 0} />
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
        </li>
      ))}
    </ul>
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
