import type { Discount } from '../discount/Discount.ts'
import { capText } from '../text/cutText.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { MOST_MONEY, parseMoney } from '../text/parseMoney.ts'
import { plainText } from '../text/plainText.ts'
import { bareNumber, fieldAt, textAtField, foldKey } from './fieldAt.ts'
import type { ColumnStyles } from './columnStyles.ts'
import { discountFromFeed } from './discountFromFeed.ts'
import type { DiscountParts, MapField, OfferMap } from './FeedMap.ts'
import { offerMessagesOf } from '../messages/offerMessagesOf.ts'

interface DiscountContext {
  map: OfferMap
  styles: ColumnStyles
  /** The offer's own words, which decide where a field leaves open what an amount means. */
  text: string
  language: string
}

const LONGEST_WORTH = 60

/**
 * The discount that a record gives in fields of its own.
 * @returns null when they say nothing of use; the words of the offer may
 */
export function discountByMap(record: unknown, context: DiscountContext): Discount | null {
  const { discount } = context.map.fields
  if (discount === undefined) return null
  if (typeof discount === 'string' || Array.isArray(discount)) return fromField(record, discount, context)
  return fromParts(record, discount, context)
}

function fromField(record: unknown, field: MapField, { styles, text, language }: DiscountContext): Discount | null {
  const value = fieldAt(record, field)
  const figure = bareNumber(value)
  // A worth is short; what goes on about a product may name one all the same.
  if (typeof value === 'string' && value.length > LONGEST_WORTH) return findDiscount(plainText(capText(value)))
  if (figure === null) return discountFromFeed(value, text, language)
  // 0.25 where a spreadsheet shows 25 %. Any other figure without a sign may be anything.
  return styles.hasFractions ? percentOf(figure * 100, text) : null
}

function fromParts(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const { styles, text, map } = context
  const share = percentIn(textAtField(record, parts.percent), styles)
  if (share !== null) return percentOf(share, text)
  const type = typeOf(textAtField(record, parts.type), map.words)
  if (type === 'free') return { kind: 'free' }
  if (type === 'free-delivery' || type === 'gift') return { kind: type }
  return (
    fromAmount(record, parts, type, context) ??
    fromPrice(record, parts, context) ??
    fromSaved(record, parts, context) ??
    (parts.text === undefined ? null : fromField(record, parts.text, context))
  )
}

function fromAmount(
  record: unknown,
  parts: DiscountParts,
  type: DiscountType | null,
  context: DiscountContext,
): Discount | null {
  const money = textAtField(record, parts.money)
  const said = money || textAtField(record, parts.amount)
  const least = bareNumber(textAtField(record, parts.least))
  if (type === 'percent' || said.includes('%')) {
    const share = percentIn(said, { ...context.styles, hasFractions: false })
    const found = share === null ? null : percentOf(share, context.text)
    return found && least !== null && least < found.percent ? { ...found, upTo: true } : found
  }
  const sum = moneyIn(record, said, parts, context)
  if (!sum || (type === null && money === '')) return null
  const upTo = least !== null && least < sum.amount
  if (type === 'credits') return creditsOf(say(sum), upTo, context.language)
  return { kind: 'money', ...sum, upTo: upTo || saysUpTo(context.text, sum.amount) }
}

/** A sum alone in the column of what is saved. */
const SUM_ALONE = /^(?:[A-Z]{0,3}[$£€¥₺]?|kr\.?)\s?\d[\d.,]*\s?(?:[$£€¥₺]|kr\.?|[A-Z]{2,3})?$/

function fromSaved(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const said = textAtField(record, parts.text).trim()
  if (!SUM_ALONE.test(said) || bareNumber(said) !== null) return null
  const sum = moneyIn(record, said, parts, context)
  return sum && { kind: 'money', ...sum, upTo: saysUpTo(context.text, sum.amount) }
}

function fromPrice(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const now = moneyIn(record, textAtField(record, parts.price), parts, context)
  const was = moneyIn(record, textAtField(record, parts.was), parts, context)
  if (!now) return null
  const isLower = was?.currency === now.currency && was.amount > now.amount
  return { kind: 'price', ...now, was: isLower ? was.amount : null }
}

/** An amount with its own currency, that of the currency's field, or the map's; without any it is none. */
export function moneyIn(
  record: unknown,
  said: string,
  { currency: field }: DiscountParts,
  { map, language }: Pick<DiscountContext, 'map' | 'language'>,
): { amount: number; currency: string } | null {
  const figure = bareNumber(said)
  const code = (textAtField(record, field) || (map.standard.currency ?? '')).toUpperCase()
  const told = figure === null ? parseMoney(said, language) : { amount: figure, currency: null }
  const currency = told?.currency ?? (CURRENCIES.has(code) ? code : null)
  return told && currency && told.amount > 0 && told.amount <= MOST_MONEY ? { amount: told.amount, currency } : null
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

type DiscountType = 'percent' | 'money' | 'credits' | 'free' | 'free-delivery' | 'gift'

const TYPES: readonly (readonly [RegExp, DiscountType])[] = [
  [/\bfree[\s_-]?(?:shipping|delivery)\b/i, 'free-delivery'],
  [/\bgift\b/i, 'gift'],
  [/\bcredits?\b/i, 'credits'],
  [/%|\bper ?cent|\bprozent|\bpourcent|\bporcent|^pct$/i, 'percent'],
  [/\b(?:amount|fixed|money|flat|cash|currency|absolute)\b/i, 'money'],
  [/\bfree\b|^gratis$/i, 'free'],
]

function typeOf(said: string, words: OfferMap['words']): DiscountType | null {
  if (!said) return null
  const key = foldKey(said)
  const taught = (['percent', 'money', 'credits', 'free'] as const).find((type) =>
    words[type]?.some((word) => foldKey(word) === key),
  )
  return taught ?? TYPES.find(([pattern]) => pattern.test(said.replaceAll('_', ' ')))?.[1] ?? null
}

function percentIn(said: string, { hasFractions }: Pick<ColumnStyles, 'hasFractions'>): number | null {
  const figure = bareNumber(said)
  if (figure !== null) return hasFractions ? figure * 100 : figure
  const digits = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?%$/.exec(said)?.[1]
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}

function percentOf(share: number, text: string) {
  const percent = Math.round(share * 100) / 100
  return percent > 0 && percent <= 100 ? ({ kind: 'percent', percent, upTo: saysUpTo(text, percent) } as const) : null
}

/** A field drops "up to"; the words have it. */
function saysUpTo(text: string, figure: number): boolean {
  const told = findDiscount(text)
  if (told?.kind === 'percent') return told.percent === figure && told.upTo
  return told?.kind === 'money' && told.amount === figure && told.upTo
}

function say({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(amount)
}

/** Credits of a shop, which are worth nothing elsewhere, in words of the feed's language. */
export function creditsOf(figure: string, upTo: boolean, language: string): Discount {
  const said = offerMessagesOf(language).discount.credits(figure, upTo)
  return { kind: 'other', text: said.charAt(0).toUpperCase() + said.slice(1) }
}
