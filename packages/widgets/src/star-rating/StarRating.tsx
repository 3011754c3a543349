import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import { Star } from './Star.tsx'
import styles from './StarRating.module.css'

const STARS = [1, 2, 3, 4, 5] as const

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
        <Star key={star} className={styles['star']} isFull={star <= Math.round(value)} />
      ))}
    </span>
  )
}
