import { type Coupon, VOTED, type Voted } from '@clipfront/page-data'
import { resolveOffer } from '@clipfront/routing/outbound'
import { clsx } from 'clsx'
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { CouponTicket } from '../coupon-ticket/CouponTicket.tsx'
import { buildCodeHeadingId, buildTitleId } from '../coupon-ticket/ticketAddresses.ts'
import { isUsable, TicketFacts } from '../coupon-ticket/TicketFacts.tsx'
import { DidItWork } from '../did-it-work/DidItWork.tsx'
import { useVote } from '../did-it-work/useVote.ts'
import { icons } from '../icons/icons.tsx'
import { KeptContext } from '../kept/KeptContext.ts'
import { OpenedCouponsContext } from '../opened-coupons/OpenedCouponsContext.ts'
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
  /** What to try next, where the address says that it did not work (`voted`). @default null */
  nextCode?: Coupon | null
  /** Has a button that saves it, where the head of its page has none. @default false */
  canSave?: boolean
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

function TornTicket({ coupon, position, nextCode = null, canSave = false, className, ref }: RevealedTicketProps) {
  const view = useSite()
  const { messages } = view
  const kept = use(KeptContext)
  const voted = readVoted(view.url)
  const heading = useArrivalFocus()
  const headingId = buildCodeHeadingId(coupon)
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
        <ShownCode
          key={coupon.id}
          coupon={coupon}
          position={position}
          codeId={codeId}
          voted={voted}
          nextCode={voted ? nextCode : undefined}
          above={[]}
        />
      </div>
      <div className={clsx(styles['terms'], canSave && styles['savable'])}>
        <h3 className={styles['title']} id={buildTitleId(coupon)}>
          <bdi>{coupon.title}</bdi>
        </h3>
        <TicketFacts coupon={coupon} view={view} />
        {kept && canSave && (
          <div className={styles['save']}>
            <kept.SaveButton merchant={coupon.merchant} coupon={coupon} isSmall />
          </div>
        )}
      </div>
    </section>
  )
}

interface ShownCodeProps {
  coupon: Coupon
  position: number
  codeId: string
  /** What the address says that was said of it. */
  voted: Voted | null
  nextCode: Coupon | null | undefined
  /** Ids of the codes that stand above it, and are not offered once more. */
  above: readonly number[]
  /** Asks at once whether it worked. @default false */
  isAskedAtOnce?: boolean
}

/** A code, a way to copy it, the way to the merchant, and whether it worked; after a no the next one in the same way. */
function ShownCode({ coupon, position, codeId, voted, nextCode, above, isAskedAtOnce = false }: ShownCodeProps) {
  const view = useSite()
  const { messages } = view
  const opened = use(OpenedCouponsContext)
  const store = use(KeptContext)?.store
  const [isAsked, setAsked] = useState(isAskedAtOnce)
  const ask = () => setAsked(true)
  const { vote, wake, send } = useVote(coupon, { voted, next: nextCode })
  const shown = [...above, coupon.id]
  const next = vote.next && shown.includes(vote.next.id) ? null : vote.next
  useReturn(ask)
  useEffect(() => opened?.open(coupon.id, coupon.code, coupon.sign), [opened, coupon.id, coupon.code, coupon.sign])
  useEffect(() => {
    const { id, title, merchant } = coupon
    store?.noteOpened({ id, title, merchant: { slug: merchant.slug, name: merchant.name, tint: merchant.tint } })
  }, [store, coupon])
  return (
    <>
      <div className={styles['row']} onCopy={ask}>
        <code className={styles['code']} id={codeId} dir="ltr" data-code>
          {coupon.code}
        </code>
        <CopyButton code={coupon.code} couponId={coupon.id} codeId={codeId} onCopy={ask} />
        {coupon.hasAffiliate && merchantLink(coupon, position, view)}
      </div>
      <DidItWork
        coupon={coupon}
        vote={{ ...vote, next }}
        isAsked={isAsked}
        onVote={send}
        onNear={wake}
        hint={coupon.hasAffiliate ? messages.yourCodeHint : messages.yourCodeHintUnlinked(coupon.merchant.name)}
      >
        {next && <NextCode coupon={next} position={position + 1} above={shown} isNew={next !== nextCode} />}
      </DidItWork>
    </>
  )
}

interface NextCodeProps extends Pick<ShownCodeProps, 'coupon' | 'position' | 'above'> {
  /** Whether it came just now, and not with the page. */
  isNew: boolean
}

/** What to try after a code that did not work: its title, and all that stood beside the other one. */
function NextCode({ coupon, position, above, isNew }: NextCodeProps) {
  const { messages } = useSite()
  return (
    <div
      ref={isNew ? showAtOnce : undefined}
      className={styles['next']}
      data-card="revealed"
      data-coupon-id={coupon.id}
      data-position={position}
    >
      <h3 className={styles['heading']}>{messages.nextCode}</h3>
      <p>
        <bdi>{coupon.title}</bdi>
      </p>
      <ShownCode
        key={coupon.id}
        coupon={coupon}
        position={position}
        codeId={`code-${coupon.id}`}
        voted={null}
        nextCode={undefined}
        above={above}
        isAskedAtOnce
      />
    </div>
  )
}

/** Whoever has voted sees what it brings, unless they look at something else by now. */
function showAtOnce(next: HTMLElement | null): void {
  const question = next?.closest('[data-asked]')?.getBoundingClientRect()
  if (question && question.top >= 0 && question.top < innerHeight) next?.scrollIntoView({ block: 'nearest' })
}

/** What the address says that was said of the coupon that it opens. */
function readVoted(url: string): Voted | null {
  const value = new URLSearchParams(url.split('?')[1]).get('voted')
  return VOTED.find((voted) => voted === value) ?? null
}

/** Tells of each return to this tab. The first look at one that was opened in the background is none. */
function useReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn)
  useEffect(() => {
    let wasSeen = document.visibilityState === 'visible'
    const look = () => {
      if (document.visibilityState !== 'visible') return
      if (wasSeen) tell()
      wasSeen = true
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
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
