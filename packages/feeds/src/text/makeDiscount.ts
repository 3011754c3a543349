import type { Discount } from '../discount/Discount.ts'
import { findCurrency } from './currencies.ts'
import { MOST_MONEY, parseAmount } from './parseMoney.ts'

/** What the signs of a feed mean: its language, and its own currency where it names one. */
export interface CurrencyHints {
  /** BCP 47. */
  language: string
  /** ISO 4217; empty where the feed names none. */
  standard: string
}

/**
 * Reads the match of a rule.
 * @returns undefined where it is none after all and other rules may find more; null where the text is worth nothing that can be told
 */
export type Make = (match: RegExpExecArray, text: string, hints: CurrencyHints) => Discount | null | undefined

export interface DiscountRule {
  /** What no text lacks that it matches: most texts are spared most rules. */
  needs?: 'percent' | 'money' | 'credit'
  pattern: RegExp
  make: Make
}

export function percent(digits: string | undefined, upTo = false): Discount | undefined {
  const value = parseAmount(digits ?? '')
  return value > 0 && value <= 100 ? { kind: 'percent', percent: value, upTo } : undefined
}

export function money(text: string | undefined, hints: CurrencyHints, upTo = false): Discount | undefined {
  const { amount, currency } = readSum(text, hints)
  return amount > 0 && currency ? { kind: 'money', amount, currency, upTo } : undefined
}

export function price(now: string | undefined, was: string | undefined, hints: CurrencyHints): Discount | undefined {
  const { amount, currency } = readSum(now, hints)
  if (!currency || !(amount > 0)) return undefined
  const before = readSum(was, hints).amount
  return { kind: 'price', amount, was: before > amount ? before : null, currency, from: false }
}

/** A new price, where it is lower than the old one. */
export function loweredPrice(was: string | undefined, now: string | undefined, hints: CurrencyHints) {
  return readSum(was, hints).amount > readSum(now, hints).amount ? price(now, was, hints) : undefined
}

function readSum(text: string | undefined, hints: CurrencyHints): { amount: number; currency: string | null } {
  const digits = /\d(?:[\d., ]*\d)?/.exec(text ?? '')?.[0]
  const amount = digits === undefined ? Number.NaN : parseAmount(digits) * (/\dk$/i.test(text ?? '') ? 1000 : 1)
  return {
    amount: amount <= MOST_MONEY ? amount : Number.NaN,
    currency: findCurrency(text ?? '', hints.language, hints.standard),
  }
}

export const percentOff: Make = ([, upTo, digits]) => percent(digits, upTo !== undefined)
export const moneyOff: Make = ([, upTo, sum], _text, hints) => money(sum, hints, upTo !== undefined)
export const moneyUpTo: Make = ([, sum], _text, hints) => money(sum, hints, true)
export const newPrice: Make = ([, now], _text, hints) => price(now, undefined, hints)
export const oldToNewPrice: Make = ([, was, now], _text, hints) => price(now, was, hints)
export const freeDelivery: Make = () => ({ kind: 'free-delivery' })
