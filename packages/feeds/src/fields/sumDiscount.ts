import type { Discount, Money } from '../discount/Discount.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { MOST_MONEY, parseMoney, parseAmount } from '../text/parseMoney.ts'
import { plainText } from '../text/plainText.ts'

/** A percentage that is one, as a discount; null for any other number. */
export function percentOff(percent: number | null, upTo = false): Discount | null {
  return percent !== null && percent > 0 && percent <= 100 ? { kind: 'percent', percent, upTo } : null
}

/** An amount with its currency; null without one, and for what is no price of anything. */
export function moneyOf(amount: number | null, currency: string): Money | null {
  const code = currency.trim().toUpperCase()
  return amount !== null && amount > 0 && amount <= MOST_MONEY && /^[A-Z]{3}$/.test(code)
    ? { amount, currency: code }
    : null
}

/**
 * A discount that a feed gives as one value: "10%", "£5", "5 EUR".
 * @param title the offer's own words, which know whether it is "up to" that much
 * @returns null for a number without a unit: it may be anything
 */
export function sumDiscount(value: string, title: string): Discount | null {
  const said = value.trim()
  const told = findDiscount(title)
  const digits = /^-?(?:up to )?(\d{1,3}(?:[.,]\d{1,2})?)\s?%(?: off)?$/i.exec(said)?.[1]
  if (digits !== undefined) {
    const percent = Number(digits.replace(',', '.'))
    const isLimit = /up to/i.test(said) || (told?.kind === 'percent' && told.percent === percent && told.upTo)
    return percentOff(percent, isLimit)
  }
  const money = parseMoney(said.replace(/^-|(?:off)$/gi, '').trim())
  const sum = money?.currency ? moneyOf(money.amount, money.currency) : null
  // The same sum in the words may be the price.
  if (!sum || (told?.kind === 'price' && told.amount === sum.amount)) return null
  return { kind: 'money', ...sum, upTo: told?.kind === 'money' && told.amount === sum.amount && told.upTo }
}

/** Types of promotions that are a discount by their name alone. */
const BY_TYPE: readonly (readonly [RegExp, Discount])[] = [
  [/\bfree (?:shipping|delivery)\b/i, { kind: 'free-delivery' }],
  [/\b(?:gift with purchase|free gift)\b/i, { kind: 'gift' }],
]

/**
 * What the type of a promotion says it is worth, where its words name no figure. Of words alone "a free cleanser from £80" would
 * be a price.
 * @returns null where the type leaves it to the words
 */
export function discountOfType(types: readonly string[], words: readonly string[]): Discount | null {
  const typed = BY_TYPE.find(([pattern]) => types.some((type) => pattern.test(type)))?.[1]
  const kinds = words.map((text) => findDiscount(plainText(text))?.kind)
  const isSaid = kinds.some((kind) => kind === 'percent' || kind === 'money' || kind === 'bundle')
  return typed && !isSaid ? typed : null
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const WITH_CODE = /^(?:([A-Z]{3})\s?)?(\d[\d.,' ]*)(?:\s?([A-Z]{3}))?$/i

/**
 * An amount as feeds give it in a field of its own: "15.00 GBP", or as people write it.
 * @returns null for none, for nothing, and for one without its currency, which nobody can tell
 */
export function feedMoney(text: string): Money | null {
  const [, before, digits = '', after] = WITH_CODE.exec(text.trim()) ?? []
  const code = (before ?? after ?? '').toUpperCase()
  const said = CURRENCIES.has(code) ? { amount: parseAmount(digits.trim()), currency: code } : parseMoney(text)
  if (!said?.currency || !(said.amount > 0 && said.amount <= MOST_MONEY)) return null
  return { amount: said.amount, currency: said.currency }
}
