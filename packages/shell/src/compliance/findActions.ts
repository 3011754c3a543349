import type { LintedPage } from './ComplianceRule.ts'
import type { Offer } from './readOffers.ts'

/** A link that a shopper follows to use an offer. */
export interface OfferAction {
  link: Element
  /** What page data says of its offer, where the page carries it. */
  offer: Offer | undefined
  isDeal: boolean
  /** What is seen together with it: its card, or what stands for one. */
  holder: Element
}

/** The ways to every offer of a page that can be used: its code, or its deal. */
export function findActions({ root, offers }: LintedPage): OfferAction[] {
  return [...root.querySelectorAll('[data-action="get-code"], [data-action="get-deal"]')].map((link) => {
    const offer = offers.get(link.getAttribute('data-coupon-id') ?? '')
    return {
      link,
      offer,
      isDeal: link.getAttribute('data-action') === 'get-deal' || offer?.kind === 'deal',
      holder: link.closest('[data-card]') ?? link.closest('aside, article, li, section') ?? link,
    }
  })
}

/** Every card of an offer, with its offer. */
export function findCards({ root, offers }: LintedPage): { card: Element; offer: Offer | undefined }[] {
  return [...root.querySelectorAll('[data-card]')].map((card) => ({
    card,
    offer: offers.get(card.getAttribute('data-coupon-id') ?? ''),
  }))
}
