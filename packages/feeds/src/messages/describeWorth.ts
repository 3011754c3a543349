import type { BundleDiscount, Discount } from '../discount/index.ts'
import { moneyFormat } from './moneyFormat.ts'
import { offerMessagesOf } from './offerMessagesOf.ts'
import { writePercent } from './writePercent.ts'

/** BCP 47. */
interface Language {
  language: string
}

/** What an offer is worth in the site's language, as it stands in the middle of a sentence. */
export function describeWorth(discount: Discount, { language }: Language): string {
  const { discount: words } = offerMessagesOf(language)
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
  const { discount: words } = offerMessagesOf(language)
  if (get !== null && saving.kind === 'percent' && saving.percent === 100) return words.bundleFree(buy + get, buy)
  const figure =
    saving.kind === 'percent'
      ? writePercent(saving.percent, language)
      : moneyFormat(language, saving.currency).format(saving.amount)
  return get === null ? words.quantityOff(buy, figure) : words.bundleOff(buy, get, figure)
}
