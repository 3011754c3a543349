import { type Coupon, FEWEST_TRIES } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { Fragment } from 'react'
import { Countdown } from '../countdown/Countdown.tsx'
import { icons } from '../icons/icons.tsx'
import type { SiteView } from '../site-context/index.ts'
import { TextBlocks } from '../text-blocks/TextBlocks.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { buildTitleId } from './ticketAddresses.ts'
import styles from './TicketFacts.module.css'

/** Between facts; it ends a line and never begins one. */
const POINT = '\u00A0· '

/** The lines that must be read before the click: who tested it, what is urgent, the key terms; then, quietly, the rest. */
export function TicketFacts({ coupon, view }: { coupon: Coupon; view: SiteView }) {
  const hasTerms = coupon.promotionDetail !== '' || coupon.terms.length > 0
  return (
    <div className={styles['lines']}>
      {mustBeRead(coupon, view)}
      {hasTerms ? details(coupon, view) : lastLine(coupon, view)}
    </div>
  )
}

function details(coupon: Coupon, view: SiteView) {
  const footer = formatFooter(coupon, view)
  return (
    <details className={styles['details']}>
      <summary className={styles['footer']}>
        {footer && <span suppressHydrationWarning>{`${footer}${POINT}`}</span>}
        <span className={styles['more']}>{view.messages.details}</span>
      </summary>
      {coupon.promotionDetail && (
        <p className={styles['detail']}>
          <bdi>{coupon.promotionDetail}</bdi>
        </p>
      )}
      {coupon.terms.length > 0 && <TextBlocks className={styles['inFull']} blocks={coupon.terms} headingLevel={4} />}
      {ownPageLink(coupon, view, styles['ownPage'], view.messages.moreOfCoupon)}
    </details>
  )
}

/** Where there are no terms to be opened, the same word leads to all that is known. */
function lastLine(coupon: Coupon, view: SiteView) {
  const footer = formatFooter(coupon, view)
  const link = ownPageLink(coupon, view, styles['more'], view.messages.details)
  if (!footer && !link) return null
  return (
    <p className={styles['footer']}>
      {footer && <span suppressHydrationWarning>{link ? `${footer}${POINT}` : footer}</span>}
      {link}
    </p>
  )
}

/** Crawlers are not led there: they are shown the page of the merchant, of which it is a part. */
function ownPageLink(coupon: Coupon, view: SiteView, className: string | undefined, words: string) {
  const path = findOwnPage(coupon, view)
  return (
    path && (
      <a className={className} href={path} data-page="coupon" rel="nofollow" aria-describedby={buildTitleId(coupon)}>
        {words}
      </a>
    )
  )
}

/** Nothing at all where there is nothing to say: an empty paragraph is read out as one. */
function mustBeRead(coupon: Coupon, view: SiteView) {
  const { messages, now } = view
  const isSoon = isEndingSoon(coupon, now)
  const health = healthLine(coupon, view)
  if (coupon.state === 'expired' && !coupon.isExclusive && !health && coupon.keyTerms.length === 0) return null
  return (
    <p className={styles['facts']}>
      {testLine(coupon, view)}
      {health}
      {coupon.isExclusive && <span className={styles['exclusive']}>{messages.exclusive}</span>}
      {isSoon && (
        <span className={styles['soon']}>
          {icons.clock}
          <Countdown endsAt={coupon.endsAt ?? ''} over={messages.expired} />
        </span>
      )}
      {keyTerms(coupon, view)}
    </p>
  )
}

/**
 * The terms that must be read before the click. One that a tag says as well leads to the page of the tag, and where there are few, so
 * does what else the coupon is tagged with; tags without a page lead nowhere.
 */
function keyTerms({ keyTerms: terms, termTags, tags }: Coupon, { menu }: SiteView) {
  const known = menu?.tags ?? []
  const paged = terms.map((words, index) => ({ words, tag: known.find(({ slug }) => slug === termTags[index])?.slug }))
  const further = known
    .filter(({ slug }) => tags.includes(slug) && !termTags.includes(slug))
    .map(({ slug, name }) => ({ words: name, tag: slug }))
  const shown = [...paged, ...further.slice(0, Math.max(0, FEW_TERMS - terms.length))]
  if (shown.length === 0) return null
  return (
    <span className={styles['terms']}>
      {shown.map(({ words, tag }, index) => (
        <Fragment key={words}>
          {index > 0 && POINT}
          {tag === undefined ? (
            <bdi>{words}</bdi>
          ) : (
            <a className={styles['term']} href={pagePath('tag', tag)} data-page="tag">
              <bdi>{words}</bdi>
            </a>
          )}
        </Fragment>
      ))}
    </span>
  )
}

/** As many stand in a line on a phone. */
const FEW_TERMS = 2

/** Whether anybody has tested it, and what came of it. */
export function testLine(coupon: Coupon, { messages, format, now }: SiteView) {
  const { state, isVerified, verifiedBy, verifiedAt, failedAt } = coupon
  if (state === 'expired') return null
  if (state === 'unconfirmed') {
    return (
      <span className={styles['doubt']}>
        {icons.question}
        {messages.unconfirmed}
      </span>
    )
  }
  if (failedAt)
    return (
      <span className={styles['failed']}>
        {icons.alert}
        <span suppressHydrationWarning>{messages.failed(format.ago(Date.parse(failedAt), now))}</span>
      </span>
    )
  if (!isVerified) return <span className={styles['doubt']}>{messages.untested}</span>
  const ago = verifiedAt && format.ago(Date.parse(verifiedAt), now)
  const tested = ago ? (verifiedBy ? messages.testedBy(verifiedBy, ago) : messages.tested(ago)) : messages.testedOnce
  return (
    <span className={styles['tested']} suppressHydrationWarning>
      {tested}
    </span>
  )
}

/** What the last tests found, as marks, and for how many shoppers it worked. */
function healthLine(coupon: Coupon, { messages, format }: SiteView) {
  const { votesWorked, votesFailed, health, state } = coupon
  // Past offers were tried once, perhaps; saying so beside them would read as a promise.
  const trials = state === 'live' ? (health?.trials ?? []) : []
  const votes = votesWorked + votesFailed
  const words = saysVotes(coupon)
    ? messages.worked(format.number(votesWorked), format.number(votes))
    : votes > 0
      ? messages.fewVotes
      : ''
  if (trials.length === 0 && !words) return null
  return (
    <span className={styles['health']}>
      {trials.length > 0 && (
        <span className={styles['marks']}>
          <VisuallyHidden>{messages.lastTests(trials.map(({ outcome }) => outcome))} </VisuallyHidden>
          {trials.map(({ at, outcome }) => (
            <span key={at} className={styles[outcome === 'worked' ? 'worked' : 'missed']} />
          ))}
        </span>
      )}
      {words && <span>{words}</span>}
    </span>
  )
}

/** Whether a ticket says for how many shoppers it worked. */
export function saysVotes({ votesWorked, votesFailed }: Pick<Coupon, 'votesWorked' | 'votesFailed'>): boolean {
  return votesWorked + votesFailed >= FEWEST_TRIES
}

function formatFooter(coupon: Coupon, { messages, format, now }: SiteView): string {
  const { state, endsAt, usedToday } = coupon
  const parts = []
  if (endsAt && !isEndingSoon(coupon, now)) {
    const day = format.day(endsAt, now)
    parts.push(state === 'expired' ? messages.endedOn(day) : messages.until(day))
  }
  if (usedToday > 0 && state === 'live') parts.push(messages.usedToday(format.count(usedToday)))
  // The line breaks between facts, never within one.
  return parts.map((part) => part.replaceAll(' ', '\u00A0')).join(POINT)
}

/**
 * The way from a ticket to its coupon's own page.
 * @returns null where the site has no such pages, on that page itself, and of what cannot be used today: nothing leads on from there
 */
function findOwnPage(coupon: Pick<Coupon, 'id' | 'state'>, view: Pick<SiteView, 'site' | 'url'>): string | null {
  const path = pagePath('coupon', coupon.id)
  if (!view.site.pageType.coupon || !isUsable(coupon)) return null
  return view.url.split('?')[0] === path ? null : path
}

const SOON_MS = 48 * 60 * 60 * 1000

/** A live coupon whose end is less than 48 hours ahead. Without an end of its own nothing is ever urgent. */
export function isEndingSoon({ state, endsAt }: Pick<Coupon, 'state' | 'endsAt'>, now: number): boolean {
  return state === 'live' && endsAt !== null && Date.parse(endsAt) - now < SOON_MS
}

/** Whether a shopper may try it today: it has begun, and its end, if it has one, is ahead. */
export function isUsable({ state }: Pick<Coupon, 'state'>): boolean {
  return state === 'live' || state === 'unconfirmed'
}
