import { memoize } from '@clipfront/cache/memoize'

/** Japanese writes a price with the currency's word, 1,500円; a sign before it, ￥1,500, is how invoices have it. */
const SAYS_CURRENCY = new Set(['ja'])

/**
 * How a language writes amounts of a currency, as tickets have them: 15 has no cents.
 * @param language BCP 47 @param currency ISO 4217
 */
export function moneyFormat(language: string, currency: string): Intl.NumberFormat {
  return findMoneyFormat(`${language} ${currency}`)
}

/** To make one takes a hundred times as long as to use it. */
const findMoneyFormat = memoize((name) => {
  const [language = '', currency = ''] = name.split(' ')
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: SAYS_CURRENCY.has(new Intl.Locale(language).language) ? 'name' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
})

/** A percentage as a language writes it. @param percent 20 is twenty percent @param language BCP 47 */
export function writePercent(percent: number, language: string): string {
  return findPercentFormat(language).format(percent / 100)
}

const findPercentFormat = memoize(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
)
