import { en } from './en.ts'
import type { Messages } from './Messages.ts'

const american = en({
  promoCode: 'promo code',
  store: 'store',
  cart: 'cart',
  atCheckout: 'at checkout',
  delivery: 'shipping',
})
const british = en({
  promoCode: 'voucher code',
  store: 'shop',
  cart: 'basket',
  atCheckout: 'at the checkout',
  delivery: 'delivery',
})

/** The words of a site. @param language BCP 47; English outside of Britain and Ireland is American, as most shops abroad write it. */
export function messagesOf(language: string): Messages {
  return language === 'en-GB' || language === 'en-IE' ? british : american
}
