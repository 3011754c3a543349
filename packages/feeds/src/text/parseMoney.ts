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

/** Each way to say a currency, as the source of an expression: codes, which stand alone, and signs. */
export const CURRENCY_CODE = String.raw`(?:(?<![A-Za-z])(?:${words.codes.join('|')})(?![A-Za-z]))`
export const CURRENCY_SIGN = `(?:${words.signs.map(([sign]) => sign).join('|')})`

const CODE = new RegExp(CURRENCY_CODE, 'i')
/** What a sign means where nothing else is said, and what else it may mean. */
const SIGNS = words.signs.map(([sign = '', code = '', others = '']) => ({
  pattern: new RegExp(sign, 'iu'),
  code,
  others: others.split(' '),
}))
const BY_LANGUAGE: Readonly<Record<string, string>> = words.byLanguage

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
  return { amount, currency: findCurrency(trimmed, language, standard) }
}

/**
 * The currency that a text names by code or sign; null for none. A code says more than a sign: "$200 MXN".
 * @param language BCP 47 of the feed, for signs that several currencies share
 * @param standard the feed's own currency, which its signs mean before its language counts
 */
export function findCurrency(text: string, language = 'en', standard = ''): string | null {
  const code = CODE.exec(text)?.[0].toUpperCase()
  if (code !== undefined) return code
  const sign = SIGNS.find(({ pattern }) => pattern.test(text))
  if (!sign) return null
  const [primary = ''] = language.split('-')
  const local = [standard, BY_LANGUAGE[language] ?? '', BY_LANGUAGE[primary] ?? '']
  return local.find((currency) => sign.others.includes(currency)) || sign.code
}

/** Whether a language decides what signs mean that several currencies share; of all others one is as good. */
export function decidesCurrency(language: string): boolean {
  const [primary = ''] = language.split('-')
  return BY_LANGUAGE[language] !== undefined || BY_LANGUAGE[primary] !== undefined
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
