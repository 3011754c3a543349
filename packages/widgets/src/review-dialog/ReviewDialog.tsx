import type { Review } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { ReviewList } from '../review-list/ReviewList.tsx'
import { useSite } from '../site-context/index.ts'
import { StarRating } from '../star-rating/StarRating.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './ReviewDialog.module.css'
import { useReviewPopup } from './ReviewPopupContext.ts'

const ID = 'all-reviews'
const STARS = [5, 4, 3, 2, 1] as const

interface ReviewDialogProps extends WidgetProps<HTMLDivElement> {
  merchantId: number
  reviews: readonly Review[]
  /** What they come to, in words. */
  summary?: string | undefined
  /** What stands under the last review. */
  children?: ReactNode
}

/**
 * All reviews of a merchant behind a link that says how many there are, by their stars (R1.6). The client state opens it, the
 * link sets that. Where no script answers the link, it leads to the same reviews, which then stand in the page. The filter is a matter
 * of the style sheet alone.
 */
export function ReviewDialog({ merchantId, reviews, summary, children, className, ref }: ReviewDialogProps) {
  const { messages, format } = useSite()
  const popup = useReviewPopup(merchantId)
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = popup?.isOpen ?? false
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  const all = messages.allReviews(format.number(reviews.length))
  return (
    <div ref={ref} className={clsx(styles['reviews'], className)}>
      <a
        className={styles['trigger']}
        href={`#${ID}`}
        onClick={(event) => {
          if (!popup || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          popup.show(true)
        }}
      >
        {all}
      </a>
      <dialog
        ref={dialog}
        id={ID}
        className={styles['dialog']}
        aria-labelledby={`${ID}-heading`}
        onClose={({ target, currentTarget }) => {
          // React hands on what a dialog within this one says.
          if (target === currentTarget) popup?.show(false)
        }}
      >
        <form method="dialog" className={styles['head']}>
          <h3 id={`${ID}-heading`}>{messages.reviews}</h3>
          <button type="submit" className={styles['close']}>
            {messages.close}
          </button>
        </form>
        {summary && <p className={styles['summary']}>{summary}</p>}
        <fieldset className={styles['stars']}>
          <legend>{messages.filterReviews}</legend>
          <label>
            <input type="radio" name="stars" value="" defaultChecked /> {all}
          </label>
          {STARS.map((stars) => {
            const count = reviews.filter(({ rating }) => rating === stars).length
            return (
              <label key={stars} data-none={count === 0 || undefined}>
                <input type="radio" name="stars" value={stars} disabled={count === 0} />
                <StarRating value={stars} />
                <Share of={reviews.length} count={count} />
                {format.number(count)}
              </label>
            )
          })}
        </fieldset>
        <ReviewList reviews={reviews} />
        {children}
      </dialog>
    </div>
  )
}

interface ShareProps {
  count: number
  of: number
}

/** How many of all, as a bar. A `<progress>` would be a second control of its label. */
function Share({ count, of }: ShareProps) {
  return (
    <svg className={styles['share']} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles['all']} width="100" height="8" />
      <rect width={of === 0 ? 0 : Math.round((count / of) * 100)} height="8" />
    </svg>
  )
}
