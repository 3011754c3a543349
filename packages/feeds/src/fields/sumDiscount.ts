import type { Discount } from '../discount/Discount.ts'
import type { Money } from '../discount/Money.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { MOST_MONEY, parseMoney } from '../text/parseMoney.ts'

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
