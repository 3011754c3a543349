import type { Coupon } from '@clipfront/page-data'
import { resolveOffer } from '@clipfront/routing/outbound'
import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef } from 'react'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { CouponTicket } from '../coupon-ticket/CouponTicket.tsx'
import { buildTitleId, isUsable, TicketFacts } from '../coupon-ticket/TicketFacts.tsx'
import { icons } from '../icons/icons.tsx'
import { SectionHeading } from '../section-heading/SectionHeading.tsx'
import { type SiteView, useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './RevealedTicket.module.css'

interface RevealedTicketProps extends WidgetProps<HTMLElement> {
  /** The coupon that was asked for (`isRevealed`); it comes with its whole code where that can be used. */
  coupon: Coupon
  /** 1-based place in the list it stands at the head of. */
  position: number
}

/**
 * The coupon that was asked for, torn open: the code itself, a way to copy it, the way to the merchant, and the terms once more.
 * One that has ended, or not begun, stays whole and says so: networks forbid to reveal what cannot be used.
 */
export function RevealedTicket(props: RevealedTicketProps) {
  return isUsable(props.coupon) ? <TornTicket {...props} /> : <WholeTicket {...props} />
}

function WholeTicket({ coupon, position, className, ref }: RevealedTicketProps) {
  const { messages, format, now } = useSite()
  const headingId = `asked-for-${coupon.id}`
  const note =
    coupon.state === 'expired'
      ? messages.askedForEnded(coupon.endsAt ? format.day(coupon.endsAt, now) : '')
      : messages.askedForStarts(coupon.startsAt ? format.day(coupon.startsAt, now) : '')
  return (
    <section ref={ref} className={clsx(styles['whole'], className)} aria-labelledby={headingId}>
      <SectionHeading id={headingId} text={messages.askedFor} note={note} />
      <CouponTicket coupon={coupon} position={position} />
    </section>
  )
}

function TornTicket({ coupon, position, className, ref }: RevealedTicketProps) {
  const view = useSite()
  const { messages } = view
  const heading = useArrivalFocus()
  const headingId = `your-code-${coupon.id}`
  const codeId = `code-${coupon.id}`
  return (
    <section
      ref={ref}
      className={clsx(styles['revealed'], className)}
      aria-labelledby={headingId}
      data-card="revealed"
      data-coupon-id={coupon.id}
      data-position={position}
    >
      <div className={styles['stub']}>
        <h2 ref={heading} className={styles['heading']} id={headingId} tabIndex={-1} aria-describedby={codeId}>
          {messages.yourCode(coupon.merchant.name)}
        </h2>
        <div className={styles['row']}>
          <code className={styles['code']} id={codeId} dir="ltr" data-code>
            {coupon.code}
          </code>
          <CopyButton
            code={coupon.code}
            couponId={coupon.id}
            codeId={codeId}
            hint={coupon.hasAffiliate ? messages.yourCodeHint : messages.yourCodeHintUnlinked(coupon.merchant.name)}
          />
          {coupon.hasAffiliate && merchantLink(coupon, position, view)}
        </div>
      </div>
      <div className={styles['terms']}>
        <h3 className={styles['title']} id={buildTitleId(coupon)}>
          <bdi>{coupon.title}</bdi>
        </h3>
        <TicketFacts coupon={coupon} view={view} />
      </div>
    </section>
  )
}

function merchantLink(coupon: Coupon, position: number, { messages, pageUrl }: SiteView) {
  return (
    <a
      className={styles['shop']}
      data-action="go-to-shop"
      data-coupon-id={coupon.id}
      data-position={position}
      href={resolveOffer(coupon.link, { promoId: coupon.id, pageUrl })}
      target="_blank"
      rel="sponsored nofollow noopener"
    >
      {messages.goToShop(coupon.merchant.name)}
      <VisuallyHidden> {messages.newTab}</VisuallyHidden>
      {icons.open}
    </a>
  )
}

/**
 * Begins the page at this heading: whoever asked for a code has come for it, and should not have to go past the whole header
 * to reach it. A place that the address names (`#…`) goes first.
 */
function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!location.hash) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
