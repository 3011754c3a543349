import type { Coupon } from '@clipfront/page-data'
import type { BasketOffers as Offers, BasketOutcome } from '@clipfront/page-data/basket'
import { testLine } from '../coupon-ticket/TicketFacts.tsx'
import { buildTitleId } from '../coupon-ticket/ticketAddresses.ts'
import { type SiteView, useSite } from '../site-context/index.ts'
import styles from './BasketForm.module.css'

interface BasketOffersProps {
  offers: Offers<Coupon>
  /** Of the basket, in the site's currency. */
  amount: number
  isPart: boolean
}

const GROUPS = ['everybody', 'some', 'open', 'failing', 'excluded'] as const satisfies readonly (keyof Offers<never>)[]

/** The offers by what they save, each with the way to its ticket. */
export function BasketOffers({ offers, amount, isPart }: BasketOffersProps) {
  const view = useSite()
  const { messages, format, site } = view
  const write = (figure: number) => format.money(figure, site.currency)
  return (
    <div className={styles['offers']}>
      {GROUPS.filter((group) => offers[group].length > 0).map((group) => (
        <div key={group}>
          <h3 className={styles['group']}>{messages.basketGroups[group]}</h3>
          <ul>
            {offers[group].map((offer) => (
              <li key={offer.coupon.id} className={styles['offer']}>
                <p className={styles['words']}>
                  <a href={`#${buildTitleId(offer.coupon)}`}>
                    <bdi>{offer.coupon.title}</bdi>
                  </a>
                  {offer.coupon.failedAt && testLine(offer.coupon, view)}
                  {group !== 'excluded' && <bdi className={styles['terms']}>{describeTerms(offer.coupon, view)}</bdi>}
                </p>
                <p className={styles[group]} suppressHydrationWarning>
                  {describeOutcome(offer.outcome.kind, offer.outcome, {
                    write,
                    messages,
                    amount,
                    coupon: offer.coupon,
                  })}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles['note']}>{isPart ? `${messages.basketNote} ${messages.basketPart}` : messages.basketNote}</p>
    </div>
  )
}

/** For whom it is, and what else must be read before the click. */
function describeTerms({ conditions, keyTerms }: Coupon, { messages }: SiteView): string {
  if (keyTerms.length > 0) return keyTerms.join(' · ')
  return conditions?.audience ? messages.audiences[conditions.audience] : ''
}

interface Words {
  /** An amount, in the site's currency. */
  write: (amount: number) => string
  messages: SiteView['messages']
  /** Of the basket. */
  amount: number
  coupon: Coupon
}

type Outcome<Kind> = Extract<BasketOutcome, { kind: Kind }>

/** What it saves, or why that cannot be said. */
const writers: { [Kind in BasketOutcome['kind']]: (outcome: Outcome<Kind>, words: Words) => string } = {
  saves: ({ saved, isCapped }, { messages, write, amount }) => {
    const saves = messages.basketSaves(write(saved), write(amount - saved))
    return isCapped ? `${saves} · ${messages.basketCapped}` : saves
  },
  'up-to': ({ most }, { messages, write }) => messages.basketUpTo(write(most)),
  unknown: (_, { messages, coupon }) =>
    coupon.discount?.kind === 'free-delivery' ? messages.basketDelivery : messages.basketUnknown,
  'below-minimum': ({ missing, minimum }, { messages, write }) =>
    messages.basketMissing(write(missing), write(minimum)),
  'other-currency': ({ currency }, { messages }) => messages.basketCurrency(currency),
  'in-store': (_, { messages }) => messages.places['in-store'],
}

function describeOutcome<Kind extends BasketOutcome['kind']>(kind: Kind, outcome: Outcome<Kind>, words: Words): string {
  return writers[kind](outcome, words)
}
