import type { Site } from '@clipfront/site-config'
import type { Money } from '../../discount/Money.ts'
import { MOST_MONEY } from '../../import/text/parseMoney.ts'
import { EditRefusal } from '../EditRefusal.ts'

const SUM = /^(\d{1,9}(?:\.(\d{1,3}))?)(?: ([A-Z]{3}))?$/
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/**
 * `50`, `49.99`, `50 EUR`: without a currency it is the site's.
 * @throws {EditRefusal} it is no sum of money
 */
export function parseSum(text: string, site: Pick<Site, 'code' | 'currency'>): Money {
  const given = text.trim()
  const [, digits, decimals = '', currency = site.currency] = SUM.exec(given) ?? []
  const amount = Number(digits)
  if (digits === undefined || amount <= 0 || amount > MOST_MONEY)
    throw new EditRefusal(
      `"${given}" is no sum of money. Write ${suggest(given)}, which is ${site.currency}, the currency of ${site.code}, or name another one behind it, as 49.99 EUR: without a sign, with a point before the cents.`,
    )
  if (!CURRENCIES.has(currency))
    throw new EditRefusal(
      `There is no currency ${currency}. Write its code of three letters, such as ${site.currency}.`,
    )
  if (decimals.length > fractionOf(currency))
    throw new EditRefusal(`"${given}" has more decimals than ${currency} has. Round it.`)
  return { amount, currency }
}

function suggest(given: string): string {
  return /\d+(?:\.\d{1,2})?/.exec(given.replace(/(\d),(\d{1,2})(?!\d)/, '$1.$2'))?.[0] ?? '50'
}

function fractionOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
