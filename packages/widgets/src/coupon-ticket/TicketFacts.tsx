import type { Coupon } from '@clipfront/page-data'
import { icons } from '../icons/index.ts'
import type { SiteView } from '../site-context/index.ts'
import { TextBlocks } from '../text-blocks/index.ts'
import { isEndingSoon } from './isEndingSoon.ts'
import styles from './TicketFacts.module.css'

/** Between facts; it ends a line and never begins one. */
const POINT = '\u00A0· '

/** The lines that must be read before the click: who tested it, what is urgent, the key terms; then, quietly, the rest. */
export function TicketFacts({ coupon, view }: { coupon: Coupon; view: SiteView }) {
  const footer = footerOf(coupon, view)
  return (
    <>
      {mustBeRead(coupon, view)}
      {coupon.promotionDetail || coupon.terms.length > 0 ? (
        <details className={styles['details']}>
          <summary className={styles['footer']}>
            {footer && <span suppressHydrationWarning>{`${footer}${POINT}`}</span>}
            <span className={styles['more']}>
              {view.messages.details}
              {icons.chevron}
            </span>
          </summary>
          {coupon.promotionDetail && (
            <p className={styles['detail']}>
              <bdi>{coupon.promotionDetail}</bdi>
            </p>
          )}
          {coupon.terms.length > 0 && (
            <TextBlocks className={styles['inFull']} blocks={coupon.terms} headingLevel={4} />
          )}
        </details>
      ) : (
        footer && (
          <p className={styles['footer']} suppressHydrationWarning>
            {footer}
          </p>
        )
      )}
    </>
  )
}

/** Nothing at all where there is nothing to say: an empty paragraph is read out as one. */
function mustBeRead(coupon: Coupon, view: SiteView) {
  const { messages, format, now } = view
  const isSoon = isEndingSoon(coupon, now)
  if (coupon.state === 'expired' && !coupon.isExclusive && !isSoon && coupon.keyTerms.length === 0) return null
  return (
    <p className={styles['facts']}>
      {trust(coupon, view)}
      {coupon.isExclusive && <span className={styles['exclusive']}>{messages.exclusive}</span>}
      {isSoon && (
        <span className={styles['soon']}>
          {icons.clock}
          <span suppressHydrationWarning>{messages.endsIn(format.relative(Date.parse(coupon.endsAt ?? ''), now))}</span>
        </span>
      )}
      {coupon.keyTerms.length > 0 && <bdi className={styles['terms']}>{coupon.keyTerms.join(POINT)}</bdi>}
    </p>
  )
}

function trust({ state, isVerified, verifiedBy, verifiedAt }: Coupon, { messages, format, now }: SiteView) {
  if (state === 'expired') return null
  if (state === 'unconfirmed') {
    return (
      <span className={styles['doubt']}>
        {icons.question}
        {messages.unconfirmed}
      </span>
    )
  }
  if (!isVerified) return <span className={styles['doubt']}>{messages.untested}</span>
  const ago = verifiedAt && format.relative(Date.parse(verifiedAt), now)
  const tested = ago ? (verifiedBy ? messages.testedBy(verifiedBy, ago) : messages.tested(ago)) : messages.testedOnce
  return (
    <span className={styles['tested']}>
      {icons.check}
      <span suppressHydrationWarning>{tested}</span>
    </span>
  )
}

/** Votes below this say nothing about a code. */
const FEWEST_VOTES = 5

function footerOf(coupon: Coupon, { messages, format, now }: SiteView): string {
  const { state, endsAt, usedToday, votesWorked, votesFailed } = coupon
  const votes = votesWorked + votesFailed
  const parts = []
  if (endsAt && !isEndingSoon(coupon, now)) {
    const day = format.day(endsAt, now)
    parts.push(state === 'expired' ? messages.endedOn(day) : messages.until(day))
  }
  if (usedToday > 0 && state === 'live') parts.push(messages.usedToday(format.count(usedToday)))
  if (votes >= FEWEST_VOTES) parts.push(messages.worked(format.number(votesWorked), format.number(votes)))
  // The line breaks between facts, never within one.
  return parts.map((part) => part.replaceAll(' ', '\u00A0')).join(POINT)
}
