import type { Discount } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { moneyFormat } from './moneyFormat.ts'
import { wordingOf } from './wordingOf.ts'

/** What an offer is worth in the site's language, as it stands in the middle of a sentence. */
export function describeWorth(discount: Discount, { language }: Pick<Site, 'language'>): string {
  const { discount: words } = wordingOf({ language })
  const money = (amount: number, currency: string): string => moneyFormat(language, currency).format(amount)
  switch (discount.kind) {
    case 'percent':
      return words.percent(percentage(discount.percent, language), discount.upTo)
    case 'money':
      return words.money(money(discount.amount, discount.currency), discount.upTo)
    case 'price':
      return words.price(
        money(discount.amount, discount.currency),
        discount.was === null ? null : money(discount.was, discount.currency),
      )
    case 'other':
      return discount.text
    default:
      return words[discount.kind]
  }
}

function percentage(percent: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
