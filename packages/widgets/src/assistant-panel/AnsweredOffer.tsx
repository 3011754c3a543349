import type { AnsweredOffer as Offer } from '@clipfront/page-data/assistant'
import type { MouseEvent } from 'react'
import { icons } from '../icons/icons.tsx'
import ticket from '../coupon-ticket/CouponTicket.module.css'
import facts from '../coupon-ticket/TicketFacts.module.css'
import { offerPage } from '../coupon-ticket/ticketAddresses.ts'
import { TicketValue } from '../coupon-ticket/TicketValue.tsx'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { useSite } from '../site-context/index.ts'
import styles from './ConversationTurn.module.css'

interface AnsweredOfferProps {
  offer: Offer
  onFollow: (event: MouseEvent) => void
}

/** As a ticket of a list shows them. */
const TESTS = {
  worked: { style: 'tested', icon: icons.check },
  failed: { style: 'failed', icon: icons.alert },
  none: { style: 'doubt', icon: null },
} as const

/** The ticket of an offer. It leads to the page where its code is revealed. */
export function AnsweredOffer({ offer, onFollow }: AnsweredOfferProps) {
  const view = useSite()
  const { health, outcome, keyTerms, merchant, path, title } = offer
  const test = TESTS[health?.outcome ?? 'none']
  const isFailing = health?.outcome === 'failed'
  return (
    // What does not apply, or failed lately, is no promise.
    <li className={ticket['ticket']} data-state={outcome?.applies === false || isFailing ? 'unconfirmed' : undefined}>
      <TicketValue coupon={offer} view={view} />
      <div className={ticket['words']}>
        <p className={ticket['merchant']}>
          <MerchantMark merchant={merchant} size="small" />
          <bdi>{merchant.name}</bdi>
        </p>
        <p className={styles['title']}>
          <a href={path} data-page={offerPage(path)} onClick={onFollow}>
            <bdi>{title}</bdi>
          </a>
        </p>
        {outcome && <p className={styles[outcome.saved === null || isFailing ? 'quiet' : 'outcome']}>{outcome.text}</p>}
        {health && (
          <p className={facts['facts']}>
            <span className={facts[test.style]}>
              {test.icon}
              {health.text}
            </span>
          </p>
        )}
        {keyTerms.length > 0 && (
          <p className={styles['quiet']}>
            <bdi>{keyTerms.join(' · ')}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}
