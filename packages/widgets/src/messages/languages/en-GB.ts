import { english } from '../english.ts'
import type { Messages } from '../Messages.ts'

/** British English. */
export const messages: Messages = english({
  promoCode: 'voucher code',
  store: 'shop',
  cart: 'basket',
  atCheckout: 'at the checkout',
  delivery: 'delivery',
})
