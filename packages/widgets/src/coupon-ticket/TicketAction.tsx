import type { Coupon } from '@clipfront/page-data'
import { FORBIDDEN_PATH, resolveOffer } from '@clipfront/routing/outbound'
import { clsx } from 'clsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { icons } from '../icons/icons.tsx'
import { type OpenedCoupon, useOpenedCoupon } from '../opened-coupons/OpenedCouponsContext.ts'
import type { SiteView } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './TicketAction.module.css'
import { buildRevealPath, buildTitleId } from './ticketAddresses.ts'

interface TicketActionProps {
  coupon: Coupon
  position: number
  view: SiteView
}

/**
 * What can be done with the offer. An expired or upcoming one offers nothing to click: networks forbid to reveal what cannot
 * be used. An unconfirmed one offers it quietly. Where no programme leads to the merchant, nothing says that the merchant will open.
 */
export function TicketAction({ coupon, position, view }: TicketActionProps) {
  const { messages } = view
  if (coupon.state === 'expired') return <p className={styles['stamp']}>{messages.expired}</p>
  if (coupon.state === 'upcoming') {
    return (
      <p className={styles['upcoming']}>
        {icons.calendar}
        <span suppressHydrationWarning>
          {coupon.startsAt ? messages.startsOn(view.format.day(coupon.startsAt, view.now)) : messages.startsSoon}
        </span>
      </p>
    )
  }
  return coupon.kind === 'code' ? (
    <CodeAction coupon={coupon} position={position} view={view} />
  ) : (
    dealAction(coupon, position, view)
  )
}

/**
 * The way to a code. Once this visitor has opened it, it shows the code, and a button beside it copies it; it keeps its size, so
 * that nothing moves when the browser finds out.
 */
function CodeAction({ coupon, position, view }: TicketActionProps) {
  const { messages, pageUrl, url } = view
  const opened = useOpenedCoupon(coupon)
  const isQuiet = coupon.state === 'unconfirmed'
  const codeId = `opened-${coupon.id}`
  const opens = coupon.hasAffiliate ? messages.codeOpens(coupon.merchant.name) : messages.newTab
  return (
    <>
      <a
        className={clsx(isQuiet ? styles['quiet'] : styles['code'], opened && styles['opened'])}
        data-action="get-code"
        data-coupon-id={coupon.id}
        data-position={position}
        aria-describedby={buildTitleId(coupon)}
        data-offer={resolveOffer(coupon.link, { promoId: coupon.id, pageUrl })}
        href={buildRevealPath(coupon, url)}
        target="_blank"
        rel="noopener"
      >
        <span className={isQuiet ? undefined : styles['peel']}>
          {isQuiet ? messages.tryCode : messages.getCode}
          <VisuallyHidden> {opens}</VisuallyHidden>
        </span>
        {!isQuiet && coupon.code && (
          <span className={styles['tail']} dir="ltr">
            <VisuallyHidden>{messages.codeEndsWith} </VisuallyHidden>
            {coupon.code.slice(-2)}
          </span>
        )}
        {opened && <OpenedFace opened={opened} codeId={codeId} opens={opens} view={view} />}
      </a>
      {opened && (
        <CopyButton className={styles['copy']} code={opened.code} couponId={coupon.id} codeId={codeId} isSmall />
      )}
    </>
  )
}

interface OpenedFaceProps {
  opened: OpenedCoupon
  codeId: string
  /** What a click does, for those who listen. */
  opens: string
  view: SiteView
}

/** The code, when it was opened, and what this visitor said of it, in the place of "Get code". */
function OpenedFace({ opened, codeId, opens, view }: OpenedFaceProps) {
  const { messages, format } = view
  const { code, openedAt, voted, now } = opened
  const ago = format.shortAgo(openedAt, now)
  return (
    <span className={styles['face']}>
      <span className={styles['whole']} id={codeId} dir="ltr">
        {code}
      </span>
      <VisuallyHidden> {opens} </VisuallyHidden>
      <span className={styles['since']}>
        {voted && (
          <span className={voted === 'yes' ? styles['worked'] : styles['failed']}>
            {voted === 'yes' ? icons.check : icons.cross}
            <VisuallyHidden> {messages.ownVote[voted === 'yes' ? 'worked' : 'failed']} </VisuallyHidden>
          </span>
        )}
        <span aria-hidden="true">{ago}</span>
        <VisuallyHidden> {messages.openedAgo(ago)}</VisuallyHidden>
      </span>
    </span>
  )
}

function dealAction(coupon: Coupon, position: number, { messages, pageUrl }: SiteView) {
  const href = resolveOffer(coupon.link, { pageUrl })
  const isQuiet = coupon.state === 'unconfirmed'
  const dealWords = isQuiet ? messages.tryDeal : messages.getDeal
  return (
    <a
      className={isQuiet ? styles['quiet'] : styles['deal']}
      data-action="get-deal"
      data-coupon-id={coupon.id}
      data-position={position}
      aria-describedby={buildTitleId(coupon)}
      href={href}
      {...(href === FORBIDDEN_PATH ? {} : NEW_TAB)}
    >
      {coupon.hasAffiliate ? dealWords : messages.howToGet}
      <VisuallyHidden>
        {' '}
        {coupon.hasAffiliate ? messages.dealOpens(coupon.merchant.name) : messages.newTab}
      </VisuallyHidden>
      {!isQuiet && coupon.hasAffiliate && icons.open}
    </a>
  )
}

const NEW_TAB = { target: '_blank', rel: 'sponsored nofollow noopener' } as const
