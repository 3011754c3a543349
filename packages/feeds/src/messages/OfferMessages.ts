import type { Discount } from '../discount/Discount.ts'

/** What titles and key terms of drafts say in one language. A figure comes written with its sign. */
export interface OfferMessages {
  /** What an offer is worth, as it stands in the middle of a sentence. */
  discount: {
    percent: (figure: string, upTo: boolean) => string
    money: (figure: string, upTo: boolean) => string
    /** @param was what it cost before; null when that is not known */
    /** @param isLowest of several prices */
    price: (figure: string, was: string | null, isLowest: boolean) => string
    'free-delivery': string
    gift: string
    free: string
    /** To be spent with the shop itself. */
    credits: (figure: string, upTo: boolean) => string
    /** "3 for 2": so short that it stands on a ticket. */
    bundleFree: (all: number, paid: number) => string
    bundleOff: (buy: number, get: number, figure: string) => string
    /** The saving is on all that is bought. */
    quantityOff: (buy: number, figure: string) => string
  }
  /**
   * Of an offer that has none of its own: "50% off Tower".
   * @param product or the shop @param worth as `discount` says it
   */
  title: (product: string, worth: string, kind: Discount['kind']) => string
  /** Key terms. */
  selectedItems: string
  excludedItems: string
}
