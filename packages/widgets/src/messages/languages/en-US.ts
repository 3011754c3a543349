import { english } from '../english.ts'
import type { Messages } from '../Messages.ts'

/** American English; also what sites in English outside of Britain and Ireland write. */
export const messages: Messages = english({
  promoCode: 'promo code',
  store: 'store',
  cart: 'cart',
  atCheckout: 'at checkout',
  delivery: 'shipping',
})
