import type { Discount } from '../discount/Discount.ts'
import { memoize } from '@clipfront/cache/memoize'
import { describeWorth } from '../messages/describeWorth.ts'

/**
 * A discount in English words (`promotion_off`): for tracking and search. Titles that we make, and what a
 * card shows, are made in the site's language from the discount itself.
 */
export function describeDiscount(discount: Discount | null): string {
  if (!discount) return ''
  switch (discount.kind) {
    case 'percent':
      return `${discount.upTo ? 'Up to ' : ''}${discount.percent}% off`
    case 'money':
      return `${discount.upTo ? 'Up to ' : ''}${money(discount.amount, discount.currency)} off`
    case 'price': {
      if (discount.amount === 0) return 'Free'
      const price = money(discount.amount, discount.currency)
      return discount.was === null ? `Only ${price}` : `${price} instead of ${money(discount.was, discount.currency)}`
    }
    case 'free-delivery':
      return 'Free delivery'
    case 'gift':
      return 'Free gift'
    case 'free':
      return 'Free'
    case 'bundle':
      return capital(describeWorth(discount, { language: 'en-US' }))
    default:
      return discount.text
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function money(amount: number, currency: string): string {
  return moneyFormat(currency).format(amount)
}

const moneyFormat = memoize(
  (currency) =>
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)
