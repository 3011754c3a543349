import type { Review } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import { StarRating } from '../star-rating/StarRating.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './ReviewList.module.css'

interface ReviewListProps extends WidgetProps<HTMLUListElement> {
  reviews: readonly Review[]
}

/** What shoppers wrote of a merchant, as they wrote it: text and nothing else. */
export function ReviewList({ reviews, className, ref }: ReviewListProps) {
  const { format, now } = useSite()
  return (
    <ul ref={ref} className={clsx(styles['list'], className)}>
      {reviews.map(({ id, rating, title, body, by, writtenAt }) => (
        <li key={id} className={styles['review']} data-rating={rating}>
          <StarRating value={rating} />
          {title && (
            <h3 className={styles['title']}>
              <bdi>{title}</bdi>
            </h3>
          )}
          {body && (
            <p className={styles['body']}>
              <bdi>{body}</bdi>
            </p>
          )}
          <p className={styles['by']}>
            {by && (
              <>
                <bdi>{by}</bdi>
                {'\u00A0· '}
              </>
            )}
            {format.day(writtenAt, now)}
          </p>
        </li>
      ))}
    </ul>
  )
}
