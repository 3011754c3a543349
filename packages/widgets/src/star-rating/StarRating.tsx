import { clsx } from 'clsx'
import { Fragment } from 'react'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './StarRating.module.css'

const STARS = [1, 2, 3, 4, 5] as const

interface StarRatingProps extends WidgetProps<HTMLSpanElement> {
  /** From 1 to 5; drawn to the next whole star. */
  value: number
}

/** How many of five stars, drawn and spoken. */
export function StarRating({ value, className, ref }: StarRatingProps) {
  const { messages, format } = useSite()
  const full = Math.round(value)
  return (
    <span ref={ref} className={clsx(styles['stars'], className)}>
      <VisuallyHidden>{messages.stars(format.number(value))}</VisuallyHidden>
      <span className={styles['full']}>{drawStars(STARS.slice(0, full))}</span>
      {drawStars(STARS.slice(full))}
    </span>
  )
}

function drawStars(stars: readonly number[]) {
  return stars.map((star) => <Fragment key={star}>{icons.star}</Fragment>)
}
