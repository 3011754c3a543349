import type { Coupon } from '@clipfront/page-data'
import { FORBIDDEN_PATH, resolveOffer } from '@clipfront/routing/outbound'
import { pagePath } from '@clipfront/routing/page-paths'
import { icons } from '../icons/icons.tsx'
import type { SiteView } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './TicketAction.module.css'
import { buildTitleId } from './TicketFacts.tsx'

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
  return coupon.kind === 'code' ? codeAction(coupon, position, view) : dealAction(coupon, position, view)
}

function codeAction(coupon: Coupon, position: number, { messages, pageUrl, url }: SiteView) {
  const isQuiet = coupon.state === 'unconfirmed'
  return (
    <a
      className={isQuiet ? styles['quiet'] : styles['code']}
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
        <VisuallyHidden>
          {' '}
          {coupon.hasAffiliate ? messages.codeOpens(coupon.merchant.name) : messages.newTab}
        </VisuallyHidden>
      </span>
      {!isQuiet && coupon.code && (
        <span className={styles['tail']} dir="ltr">
          <VisuallyHidden>{messages.codeEndsWith} </VisuallyHidden>
          {coupon.code.slice(-2)}
        </span>
      )}
    </a>
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

/**
 * The address at which a coupon's whole code is shown: its merchant's page, with the coupon torn open; on the coupon's own page
 * that one again.
 * @param url path and query of the page on which it is asked for
 */
export function buildRevealPath({ id, merchant }: Pick<Coupon, 'id' | 'merchant'>, url: string): string {
  const couponPath = pagePath('coupon', id)
  return `${url.split('?')[0] === couponPath ? couponPath : pagePath('merchant', merchant.slug)}?promoid=${id}`
}
