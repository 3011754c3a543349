import type { PostSummary } from '@clipfront/page-data'
import { clsx } from 'clsx'
import type { WidgetProps } from '../WidgetProps.ts'
import { PostCard, type PostCardProps } from './PostCard.tsx'
import styles from './PostList.module.css'

interface PostListProps extends WidgetProps<HTMLUListElement>, Pick<PostCardProps, 'headingLevel' | 'isShort'> {
  posts: readonly PostSummary[]
  /** Whether the page begins with it. @default false */
  isFirst?: boolean
}

/** As many pictures as stand side by side on a desk. */
const FIRST_PICTURES = 3

/** What was written: as many side by side as fit, or titles alone, one below the other. */
export function PostList(props: PostListProps) {
  const { posts, headingLevel = 3, isShort = false, isFirst = false, className, ref } = props
  return (
    <ul ref={ref} className={clsx(styles['list'], isShort && styles['short'], className)}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard
            post={post}
            headingLevel={headingLevel}
            isShort={isShort}
            isFirst={isFirst && index < FIRST_PICTURES}
          />
        </li>
      ))}
    </ul>
  )
}
