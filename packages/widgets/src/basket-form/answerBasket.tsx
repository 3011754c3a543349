import type { Coupon } from '@clipfront/page-data'
import { sortByBasket } from '@clipfront/page-data/basket'
import type { ReactNode } from 'react'
import { amountLimits } from '../format/amountLimits.ts'
import { parseAmount } from '../format/parseAmount.ts'
import type { SiteView } from '../site-context/index.ts'
import { BasketOffers } from './BasketOffers.tsx'

interface BasketAnswer {
  /** Whether what was typed is no amount. */
  isWrong: boolean
  words: string
  offers: ReactNode
}

/** What each offer saves of an amount. @param typed as somebody has typed it; empty where nobody has asked */
export function answerBasket(
  typed: string,
  coupons: readonly Coupon[],
  { messages, format, site }: SiteView,
  isPart: boolean,
): BasketAnswer {
  if (typed === '') return { isWrong: false, words: '', offers: null }
  const write = (figure: number) => format.money(figure, site.currency)
  const amount = parseAmount(typed, site)
  if (amount === null) {
    const { example, most } = amountLimits(site)
    return { isWrong: true, words: messages.basketUnreadable(write(example), write(most)), offers: null }
  }
  const offers = sortByBasket(coupons, { amount, currency: site.currency })
  const [best] = offers.everybody
  const saved = best?.outcome.kind === 'saves' ? best.outcome.saved : 0
  return {
    isWrong: false,
    words:
      saved === 0
        ? messages.basketNothing(write(amount))
        : messages.basketBest(write(amount), write(saved), write(amount - saved)),
    offers: <BasketOffers offers={offers} amount={amount} isPart={isPart} />,
  }
}
