import type { Discount, Money } from '../discount/Discount.ts'
import { cleanTitle } from '../text/cleanTitle.ts'
import { cutText } from '../text/cutText.ts'
import { UP_TO_WORDS } from '../text/discountParts.ts'
import { namesCashback } from '../text/discountWording.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { MOST_MONEY, parseMoney, parseAmount } from '../text/parseMoney.ts'
import { plainText } from '../text/plainText.ts'
import { inAnyLanguage, re } from '../text/re.ts'
import { withoutUrls } from '../text/withoutUrls.ts'
import words from '../text/words/discounts.json' with { type: 'json' }

export const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
export const LONGEST_WORTH = 60

/** The number in "12,5 %", rounded to hundredths; null for any other text. */
export function parsePercent(text: string): number | null {
  const digits = /^(\d{1,3}(?:[.,]\d{1,12})?)\s?%$/.exec(text)?.[1]
  return digits === undefined ? null : Math.round(Number(digits.replace(',', '.')) * 100) / 100
}

/** A percentage that is one, as a discount; null for any other number. */
export function percentOff(percent: number | null, upTo = false): Extract<Discount, { kind: 'percent' }> | null {
  return percent !== null && percent > 0 && percent <= 100 ? { kind: 'percent', percent, upTo } : null
}

/** An amount with its currency; null without one, and for what is no price of anything. */
export function toMoney(amount: number | null, currency: string): Money | null {
  const code = currency.trim().toUpperCase()
  return amount !== null && amount > 0 && amount <= MOST_MONEY && /^[A-Z]{3}$/.test(code)
    ? { amount, currency: code }
    : null
}

/** A price, with the one before it where that is higher; null without one. */
export function toPrice(now: Money | null, was: Money | null): Discount | null {
  const isLower = now !== null && was?.currency === now.currency && was.amount > now.amount
  return now && { kind: 'price', ...now, was: isLower ? was.amount : null, from: false }
}

/** A field has the figure alone; whether it is "up to" that much, the offer's own words tell. */
export function saysUpTo(text: string, figure: number, kind?: 'percent' | 'money'): boolean {
  const inWords = findDiscount(text)
  if ((inWords?.kind !== 'percent' && inWords?.kind !== 'money') || inWords.kind !== (kind ?? inWords.kind))
    return false
  return inWords.upTo && (inWords.kind === 'percent' ? inWords.percent : inWords.amount) === figure
}

/** In a cell of what is saved a word may mean "up to" that means the last day elsewhere: "bis 50 %", and not "bis 31.12.". */
const MOST = re.iu`^(?:${UP_TO_WORDS}\s*|(?:${inAnyLanguage(words.upToInCell)})\s+(?=[€$£]|\d[\d.,]*\s?(?:[€$£%]|eur|$)))`

/** A cell without "up to", and whether it had that. */
export function withoutUpTo(cell: string): { isMost: boolean; rest: string } {
  const rest = cell.trim().replace(MOST, '')
  return { isMost: rest !== cell.trim(), rest }
}

/**
 * A discount that a feed gives as one value: "10%", "£5", "bis zu 10 %", "5 EUR off".
 * @param title the offer's own words
 * @returns null for a number without a unit: it may be anything
 */
export function parseDiscount(value: string, title: string): Discount | null {
  if (isOnlyCashback(title)) return null
  const trimmed = value.trim()
  const { isMost, rest } = withoutUpTo(trimmed)
  const bare = rest.replace(/^-\s?/, '')
  const percent = parsePercent(bare)
  if (percent !== null) return percentOff(percent, isMost || saysUpTo(title, percent, 'percent'))
  const inValue = findDiscount(trimmed)
  if (inValue?.kind === 'percent') return { ...inValue, upTo: inValue.upTo || saysUpTo(title, inValue.percent) }
  const money = inValue?.kind === 'money' ? inValue : parseMoney(bare)
  const sum = money?.currency ? toMoney(money.amount, money.currency) : null
  const inWords = findDiscount(title)
  // The same sum in the words may be the price.
  if (!sum || (inWords?.kind === 'price' && inWords.amount === sum.amount)) return null
  const upTo = isMost || (inValue?.kind === 'money' && inValue.upTo) || saysUpTo(title, sum.amount, 'money')
  return { kind: 'money', ...sum, upTo }
}

/** Whether all that the words name comes back later: the figure in a field beside them is nothing off then. */
export function isOnlyCashback(text: string): boolean {
  return findDiscount(text) === null && namesCashback(text)
}

export type DiscountType = keyof typeof words.types

const TYPES = (['free-delivery', 'gift', 'cashback', 'credits', 'percent', 'money', 'free'] as const).map((type) => ({
  type,
  pattern: re.iu`${inAnyLanguage(words.types[type])}`,
}))

const WHOLE_TYPES = TYPES.map(({ type, pattern }) => ({ type, pattern: re.iu`^(?:${pattern.source})$` }))

/** The same of a text that is nothing but the name of a type: "Versandkostenfrei", and not "livraison en 48 h". */
export function findWholeType(text: string): DiscountType | undefined {
  return WHOLE_TYPES.find(({ pattern }) => pattern.test(text))?.type
}

/** What the type of a promotion is by its name alone; undefined for any other name. */
export function findDiscountType(name: string): DiscountType | undefined {
  return TYPES.find(({ pattern }) => pattern.test(name.replaceAll('_', ' ')))?.type
}

/** Types of promotions that are worth something without a figure, as networks name them. */
const NETWORK_TYPES: readonly (readonly [RegExp, Discount])[] = [
  [/\bfree (?:shipping|delivery)\b/i, { kind: 'free-delivery' }],
  [/\b(?:gift with purchase|free gift)\b/i, { kind: 'gift' }],
]

/**
 * What the type of a promotion says it is worth, where its words name no figure. Of words alone "a free cleanser from £80" would
 * be a price.
 * @returns null where the type leaves it to the words
 */
export function findDiscountByType(types: readonly string[], texts: readonly string[]): Discount | null {
  const typed = NETWORK_TYPES.find(([pattern]) => types.some((type) => pattern.test(type)))?.[1]
  const kinds = texts.map((text) => findDiscount(plainText(text))?.kind)
  const isAffirmed = kinds.some((kind) => kind === 'percent' || kind === 'money' || kind === 'bundle')
  return typed && !isAffirmed ? typed : null
}

const WITH_CODE = /^(?:([A-Z]{3})\s?)?(\d[\d.,' ]*)(?:\s?([A-Z]{3}))?$/i

/**
 * An amount as feeds give it in a field of its own: "15.00 GBP", or as people write it.
 * @returns null for none, for nothing, and for one without its currency, which nobody can tell
 */
export function parseFeedMoney(text: string): Money | null {
  const [, before, digits = '', after] = WITH_CODE.exec(text.trim()) ?? []
  const code = (before ?? after ?? '').toUpperCase()
  const money = CURRENCIES.has(code) ? { amount: parseAmount(digits.trim()), currency: code } : parseMoney(text)
  return money?.currency ? toMoney(money.amount, money.currency) : null
}

/** A feed's own words for a worth or a gift, fit to be shown. */
export function cleanWorth(text: string): string {
  return cutText(withoutUrls(cleanTitle(text)), LONGEST_WORTH).trim()
}

export function filled<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }
}
