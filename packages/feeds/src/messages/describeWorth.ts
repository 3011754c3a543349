import { memoize } from '@clipfront/cache/memoize'
import type { BundleDiscount, Discount } from '../discount/Discount.ts'
import { moneyFormat, writePercent } from './figures.ts'
import { resolveOfferMessages } from './resolveOfferMessages.ts'

/** BCP 47. */
interface Language {
  language: string
}

/** What an offer is worth in the site's language, as it stands in the middle of a sentence. */
export function describeWorth(discount: Discount, { language }: Language): string {
  const { discount: words } = resolveOfferMessages(language)
  const money = (amount: number, currency: string): string => moneyFormat(language, currency).format(amount)
  switch (discount.kind) {
    case 'percent':
      return words.percent(writePercent(discount.percent, language), discount.upTo)
    case 'money':
      return words.money(money(discount.amount, discount.currency), discount.upTo)
    case 'price':
      return words.price(
        money(discount.amount, discount.currency),
        discount.was === null ? null : money(discount.was, discount.currency),
        discount.from,
      )
    case 'bundle':
      return describeBundle(discount, { language })
    case 'other':
      return discount.text
    default:
      return words[discount.kind]
  }
}

function describeBundle({ buy, get, saving }: BundleDiscount, { language }: Language): string {
  const { discount: words } = resolveOfferMessages(language)
  if (get !== null && saving.kind === 'percent' && saving.percent === 100) return words.bundleFree(buy + get, buy)
  const figure =
    saving.kind === 'percent'
      ? writePercent(saving.percent, language)
      : moneyFormat(language, saving.currency).format(saving.amount)
  return get === null ? words.quantityOff(buy, figure) : words.bundleOff(buy, get, figure)
}

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
      return `${discount.upTo ? 'Up to ' : ''}${englishMoney(discount.amount, discount.currency)} off`
    case 'price': {
      if (discount.amount === 0) return 'Free'
      const price = englishMoney(discount.amount, discount.currency)
      if (discount.from) return `From ${price}`
      return discount.was === null
        ? `Only ${price}`
        : `${price} instead of ${englishMoney(discount.was, discount.currency)}`
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

export function englishMoney(amount: number, currency: string): string {
  return englishFormat(currency).format(amount)
}

const englishFormat = memoize(
  (currency) =>
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)
