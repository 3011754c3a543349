import type { Site } from '@clipfront/site-config'
import type { Discount, Money } from '@clipfront/feeds/discount'
import { MOST_MONEY } from '@clipfront/feeds/text'
import { EditError } from '../EditError.ts'

const SUM = /^(\d{1,9}(?:\.(\d{1,3}))?)(?: ([A-Z]{3}))?$/
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** `50`, `49.99`, `50 EUR`: without a currency it is the site's. @throws {EditError} it is no sum of money */
export function parseSum(text: string, site: Pick<Site, 'code' | 'currency'>): Money {
  const given = text.trim()
  const [, digits, decimals = '', currency = site.currency] = SUM.exec(given) ?? []
  const amount = Number(digits)
  if (digits === undefined || amount <= 0 || amount > MOST_MONEY)
    throw new EditError(
      `"${given}" is no sum of money. Write ${suggest(given)}, which is ${site.currency}, the currency of ${site.code}, or name another one behind it, as 49.99 EUR: without a sign, with a point before the cents.`,
    )
  if (!CURRENCIES.has(currency))
    throw new EditError(`There is no currency ${currency}. Write its code of three letters, such as ${site.currency}.`)
  if (decimals.length > countDecimals(currency))
    throw new EditError(`"${given}" has more decimals than ${currency} has. Round it.`)
  return { amount, currency }
}

function suggest(given: string): string {
  return /\d+(?:\.\d{1,2})?/.exec(given.replace(/(\d),(\d{1,2})(?!\d)/, '$1.$2'))?.[0] ?? '50'
}

function countDecimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** A whole number in digits. @throws {EditError} it is none, or out of bounds */
export function parseWhole(text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new EditError(`"${text.trim()}" is no whole number from ${least} to ${most}. Write one in digits.`)
}

/** The digits of a percentage, as `20` or `12.5`. @throws {EditError} there is no such part of a price */
export function parseShare(digits: string): number {
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN
  if (percent > 0 && percent <= 100) return percent
  throw new EditError(
    `${digits}% is no part of a price. Write more than 0% and at most 100%, with a point before at most two decimals.`,
  )
}

/** What may be written. */
export const DISCOUNTS = '20%, up to 20%, 10, up to 10 EUR, price 9.99, free delivery, gift, free, none'

const UP_TO = /^up to /i
const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)\s?%$/

/** What an offer is worth, in the few forms that are beyond doubt. @throws {EditError} it is none of them */
export function parseDiscount(text: string, site: Pick<Site, 'code' | 'currency'>): Discount {
  const given = text.trim().replaceAll(/\s+/g, ' ')
  const upTo = UP_TO.test(given)
  const worth = given.replace(UP_TO, '')
  const share = PERCENT.exec(worth)?.[1]
  if (share !== undefined) return { kind: 'percent', percent: parseShare(share), upTo }
  if (!upTo && /^free[ -]delivery$/i.test(worth)) return { kind: 'free-delivery' }
  if (!upTo && /^gift$/i.test(worth)) return { kind: 'gift' }
  if (!upTo && /^free$/i.test(worth)) return { kind: 'free' }
  if (!upTo && /^price /i.test(worth))
    return { kind: 'price', ...parseSum(worth.slice(6), site), was: null, from: false }
  if (/^\d/.test(worth)) return { kind: 'money', ...parseSum(worth, site), upTo }
  throw new EditError(
    `"${given}" is no discount. Write one of ${DISCOUNTS}; a sum without a currency is ${site.currency}.`,
  )
}
