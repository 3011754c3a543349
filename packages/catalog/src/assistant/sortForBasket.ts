import type { Money } from '@clipfront/feeds/discount'
import { type BasketOutcome, sortByBasket } from '@clipfront/page-data/basket'
import type { Site } from '@clipfront/site-config'
import { wireDiscount } from '../coupons/describeCoupon.ts'
import type { FoundOffer } from './findOffers.ts'

/** Of those that cannot be used with a basket so many are shown, with the reason. */
const MOST_EXCLUDED = 2

export interface BasketOffer {
  id: number
  outcome: BasketOutcome
}

/**
 * What live offers do for a basket: those that can be used with it, what is sure to be saved first, then some that cannot be.
 * @param most of both
 */
export function sortForBasket(
  offers: readonly FoundOffer[],
  basket: Money,
  { site, most }: { site: Pick<Site, 'language'>; most: number },
): BasketOffer[] {
  const coupons = offers.map(({ id, discount, conditions, failed_at: failedAt }) => {
    const { leastBasket = null, mostSaved = null, audience = null, uses = null, where = null } = conditions
    const wire = wireDiscount(discount, site)
    return {
      id,
      state: 'live' as const,
      failedAt,
      discount: wire as FoundOffer['discount'] & typeof wire,
      conditions: { leastBasket, mostSaved, audience, uses, where },
    }
  })
  const { everybody, some, open, failing, excluded } = sortByBasket(coupons, basket)
  const usable = [...everybody, ...some, ...open, ...failing]
  const room = Math.min(MOST_EXCLUDED, excluded.length)
  const proposed = usable.slice(0, most - room)
  // What some save is said where it is more than what everybody does, so it is shown.
  const [best] = some
  if (best && !proposed.includes(best) && readSaved(best) > readSaved(everybody[0])) proposed.splice(-1, 1, best)
  return [...proposed, ...excluded.slice(0, usable.length === 0 ? most : room)].map(({ coupon, outcome }) => ({
    id: coupon.id,
    outcome,
  }))
}

function readSaved(offer: { outcome: BasketOutcome } | undefined): number {
  return offer?.outcome.kind === 'saves' ? offer.outcome.saved : 0
}
