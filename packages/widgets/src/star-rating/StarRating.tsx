import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './StarRating.module.css'

const STARS = [1, 2, 3, 4, 5] as const
const SHAPE = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

interface StarRatingProps extends WidgetProps<HTMLSpanElement> {
  /** From 1 to 5; drawn to the next whole star. */
  value: number
}

/** How many of five stars, drawn and spoken. */
export function StarRating({ value, className, ref }: StarRatingProps) {
  const { messages, format } = useSite()
  return (
    <span ref={ref} className={clsx(styles['stars'], className)}>
      <VisuallyHidden>{messages.stars(format.number(value))}</VisuallyHidden>
      {STARS.map((star) => (
        <svg
          aria-hidden
          key={star}
          className={styles['star']}
          viewBox="0 0 24 24"
          data-full={star <= Math.round(value) || undefined}
        >
          <path d={SHAPE} />
        </svg>
      ))}
    </span>
  )
}
