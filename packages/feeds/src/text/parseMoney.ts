import { findCurrency, markCurrencies } from './currencies.ts'
import { trimEdges } from './cutText.ts'
import words from './words/currencies.json' with { type: 'json' }

/** What lies above is no price of anything that has a coupon, but a number that somebody mistyped or made up. */
export const MOST_MONEY = 10_000_000

export interface Money {
  /** Major units; zero for "free". */
  amount: number
  /** ISO 4217; null where the text names none. */
  currency: string | null
}

const FREE = new RegExp(`^(?:${words.free.join('|')})$`, 'i')

/**
 * An amount as people and shops write it: "$9.99", "₺249,99", "1.299,00 kr", "30$", "US$ 10", "Free".
 * @param language BCP 47 of the feed, for signs that several currencies share
 * @param standard the feed's own currency
 * @returns undefined when it is not one amount
 */
export function parseMoney(text: string, language = 'en', standard = ''): Money | undefined {
  const trimmed = trimEdges(text, { end: '.,;:!' })
  if (FREE.test(trimmed)) return { amount: 0, currency: null }
  const digits = /\d(?:[\d.,' ]*\d)?/.exec(trimmed)?.[0]
  if (digits === undefined || !/^[^\d]{0,6}\d[\d.,' ]*[^\d]{0,6}$/.test(trimmed)) return undefined
  const amount = parseAmount(digits)
  if (!Number.isFinite(amount) || amount > MOST_MONEY) return undefined
  const find = (sum: string): string | null => findCurrency(sum, language, standard)
  // "49,-" names it by its language alone.
  return { amount, currency: find(trimmed) ?? find(markCurrencies(trimmed, language)) }
}

/** "1.299,00", "1,299.00", "1 299", "4,5": the last separator is a decimal one unless three digits follow it. */
export function parseAmount(digits: string): number {
  const bare = digits.replaceAll(/[' ]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last === -1) return Number(bare)
  const decimals = bare.slice(last + 1)
  const whole = bare.slice(0, last).replaceAll(/[.,]/g, '')
  const isGrouping = decimals.length === 3 && whole !== '0'
  return Number(isGrouping ? `${whole}${decimals}` : `${whole}.${decimals}`)
}
