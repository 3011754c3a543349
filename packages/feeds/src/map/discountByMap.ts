import type { Discount, Money } from '../discount/Discount.ts'
import { isRecord } from '../fields/FeedRecord.ts'
import {
  cleanWorth,
  CURRENCIES,
  type DiscountType,
  findDiscountType,
  isOnlyCashback,
  LONGEST_WORTH,
  parsePercent,
  percentOff,
  saysUpTo,
  toMoney,
  toPrice,
} from '../fields/parseDiscount.ts'
import { englishMoney } from '../messages/describeWorth.ts'
import { resolveOfferMessages } from '../messages/resolveOfferMessages.ts'
import { capText } from '../text/cutText.ts'
import { UP_TO_WORDS } from '../text/discountParts.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { findCurrency, MOST_MONEY, parseMoney } from '../text/parseMoney.ts'
import { plainText } from '../text/plainText.ts'
import { inAnyLanguage, re } from '../text/re.ts'
import discountWords from '../text/words/discounts.json' with { type: 'json' }
import type { ColumnStyles } from './columnStyles.ts'
import type { DiscountParts, MapField, OfferMap } from './FeedMap.ts'
import { bareNumber, fieldAt, foldKey, textAtField } from './fieldAt.ts'

interface DiscountContext {
  map: OfferMap
  styles: ColumnStyles
  /** The offer's own words, which decide where a field leaves open what an amount means. */
  text: string
  language: string
}

/**
 * The discount that a record gives in fields of its own.
 * @returns null when they say nothing of use; the words of the offer may
 */
export function discountByMap(record: unknown, context: DiscountContext): Discount | null {
  if (isOnlyCashback(context.text)) return null
  const { discount } = context.map.fields
  if (discount === undefined) return inOwnCurrency(ownCurrency(record, {}, context.map), context)
  if (typeof discount === 'string' || Array.isArray(discount))
    return beforeWords(fromField(record, discount, context), context.text)
  return (
    beforeWords(fromParts(record, discount, context), context.text) ??
    inOwnCurrency(ownCurrency(record, discount, context.map), context)
  )
}

/** What the words name in a sign that means the currency of this feed here: "$500" beside MXN. Anything else is left to the words. */
function inOwnCurrency(currency: string, { text, language }: DiscountContext): Discount | null {
  const inWords = currency ? findDiscount(text, language, currency) : null
  return (inWords?.kind === 'money' || inWords?.kind === 'price') && inWords.currency === currency ? inWords : null
}

/** Beside "€649, now €499" the field's €150 says less. */
function beforeWords(discount: Discount | null, text: string): Discount | null {
  if (discount?.kind !== 'money') return discount
  const inWords = findDiscount(text)
  if (inWords?.kind !== 'price' || inWords.was === null) return discount
  const saved = Math.round((inWords.was - inWords.amount) * 100) / 100
  return saved === discount.amount && inWords.currency === discount.currency ? inWords : discount
}

function fromField(record: unknown, field: MapField, { styles, text, language }: DiscountContext): Discount | null {
  const value = fieldAt(record, field)
  const figure = bareNumber(value)
  // A worth is short; what goes on about a product may name one all the same.
  if (typeof value === 'string' && value.length > LONGEST_WORTH)
    return findDiscount(plainText(capText(value)), language)
  if (figure === null) return parseDiscountField(value, text, language)
  // 0.25 where a spreadsheet shows 25 %. Any other figure without a sign may be anything.
  return styles.hasFractions ? toPercentOff(readShare(figure, styles), text) : null
}

function fromParts(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const { styles, text, map } = context
  const typeName = textAtField(record, parts.type)
  const type = findType(typeName, map.words)
  const share = percentIn(textAtField(record, parts.percent), styles)
  if (share !== null && type !== 'cashback' && type !== 'money') return asTyped(toPercentOff(share, text), typeName)
  if (type === 'free') return { kind: 'free' }
  if (type === 'free-delivery' || type === 'gift') return { kind: type }
  const namesCurrency = textAtField(record, parts.currency) === '' && findCurrency(typeName) !== null
  const typed = namesCurrency ? { ...parts, currency: parts.type } : parts
  return (
    fromAmount(record, typed, type, context) ??
    fromPrice(record, typed, context) ??
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
  // Beside a type the figure of what is saved has its unit.
  const saved = type === null ? '' : textAtField(record, parts.text)
  const amount =
    textAtField(record, parts.amount) || textAtField(record, parts.percent) || (bareNumber(saved) === null ? '' : saved)
  const wording = money || amount
  if (type === 'cashback') return toCashback(wording)
  const least = bareNumber(textAtField(record, parts.least))
  if (type === 'percent' || wording.includes('%')) {
    // Nobody gives less than a hundredth: 0.2 of a type is a fifth.
    const share = percentIn(wording, { hasFractions: (bareNumber(wording) ?? 1) < 1 })
    const found = share === null ? null : toPercentOff(share, context.text)
    if (found && least !== null && least < found.percent) return { ...found, upTo: true }
    return asTyped(found, textAtField(record, parts.type))
  }
  const sum = moneyIn(record, wording, parts, context)
  if (!sum) return null
  if (type === null && money === '') return fromWordsBeside(sum, context.text)
  const upTo = least !== null && least < sum.amount
  if (type === 'credits') return toCredits(englishMoney(sum.amount, sum.currency), upTo, context.language)
  return { kind: 'money', ...sum, upTo: upTo || saysUpTo(context.text, sum.amount) }
}

const MOST = re.iu`(?<!\p{L})${UP_TO_WORDS}`

/** What the name of the type says beside a share: "up to pct", "2nd item pct". */
function asTyped(share: Extract<Discount, { kind: 'percent' }> | null, typeName: string): Discount | null {
  if (!share || !typeName) return share
  const inType = findDiscount(`${share.percent}% off ${typeName}`)
  return inType?.kind === 'bundle' ? inType : { ...share, upTo: share.upTo || MOST.test(typeName) }
}

/** It comes back later: nothing is off. */
function toCashback(wording: string): Discount | null {
  return wording ? { kind: 'other', text: cleanWorth(`${wording.trim()} cashback`) } : null
}

const SAVED = re.iu`(?<!\p{L})(?:${inAnyLanguage({ ...discountWords.off, ...discountWords.moneyOff })}|${inAnyLanguage(discountWords.save)}|${inAnyLanguage(discountWords.saved)})`
const LOWEST = re.iu`(?<!\p{L})(?:${inAnyLanguage(discountWords.from)})$`
const PRICED = re.iu`(?<!\p{L})(?:${inAnyLanguage(discountWords.price)})(?!\p{L})`

/** What a sum without a name is, the title says: "Off any laptop", "Keyboards from", "Screens, price now". */
function fromWordsBeside(sum: Money, title: string): Discount | null {
  if (LOWEST.test(title)) return { kind: 'price', ...sum, was: null, from: true }
  if (SAVED.test(title)) return { kind: 'money', ...sum, upTo: saysUpTo(title, sum.amount) }
  return PRICED.test(title) ? toPrice(sum, null) : null
}

/** A sum alone in the column of what is saved. */
const SUM_ALONE = /^(?:[A-Z]{0,3}[$£€¥₺]?|kr\.?)\s?\d[\d.,]*\s?(?:[$£€¥₺]|kr\.?|[A-Z]{2,3})?$/

function fromSaved(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const wording = textAtField(record, parts.text).trim()
  if (!SUM_ALONE.test(wording) || bareNumber(wording) !== null) return null
  const sum = moneyIn(record, wording, parts, context)
  return sum && { kind: 'money', ...sum, upTo: saysUpTo(context.text, sum.amount) }
}

function fromPrice(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const now = moneyIn(record, textAtField(record, parts.price), parts, context)
  const was = moneyIn(record, textAtField(record, parts.was), parts, context)
  const isLowest = LOWEST.test(textAtField(record, parts.type))
  return now && isLowest ? { kind: 'price', ...now, was: null, from: true } : toPrice(now, was)
}

/** An amount with its own currency, that of the currency's field, or the map's; without any it is none. */
export function moneyIn(
  record: unknown,
  wording: string,
  { currency: field }: Pick<DiscountParts, 'currency'>,
  { map, language }: Pick<DiscountContext, 'map' | 'language'>,
): Money | null {
  const figure = bareNumber(wording)
  const code = ownCurrency(record, { currency: field }, map)
  const inWords = figure === null ? parseMoney(wording, language, code) : { amount: figure, currency: null }
  const currency = inWords?.currency ?? (code || null)
  return inWords && currency ? toMoney(inWords.amount, currency) : null
}

/** The currency that the record or its map names; empty for none. */
function ownCurrency(record: unknown, { currency }: Pick<DiscountParts, 'currency'>, map: OfferMap): string {
  const code = (textAtField(record, currency) || (map.standard.currency ?? '')).toUpperCase()
  return CURRENCIES.has(code) ? code : ''
}

function findType(wording: string, words: OfferMap['words']): DiscountType | null {
  if (!wording) return null
  const key = foldKey(wording)
  const taught = (['percent', 'money', 'credits', 'free'] as const).find((type) =>
    words[type]?.some((word) => foldKey(word) === key),
  )
  return taught ?? findDiscountType(wording) ?? (findCurrency(wording) === null ? null : 'money')
}

function percentIn(wording: string, { hasFractions }: Pick<ColumnStyles, 'hasFractions'>): number | null {
  const figure = bareNumber(wording)
  return figure === null ? parsePercent(wording) : readShare(figure, { hasFractions })
}

/** What a figure without a sign is in percent: 0.25 in a spreadsheet's column, 25 in any. */
function readShare(figure: number, { hasFractions }: Pick<ColumnStyles, 'hasFractions'>): number {
  return hasFractions && figure <= 1 ? figure * 100 : figure
}

function toPercentOff(share: number, text: string) {
  const percent = Math.round(share * 100) / 100
  return percentOff(percent, saysUpTo(text, percent))
}

/** Credits of a shop, which are worth nothing elsewhere, in words of the feed's language. */
function toCredits(figure: string, upTo: boolean, language: string): Discount {
  const wording = resolveOfferMessages(language).discount.credits(figure, upTo)
  return { kind: 'other', text: wording.charAt(0).toUpperCase() + wording.slice(1) }
}

const LONGEST_TEXT = 200

/**
 * A discount that a feed gives as a field: an object with a `kind`, or a text such as "10%".
 * @param text the offer's own words, which decide where the field leaves open what an amount means
 * @returns null when it says nothing of use
 */
export function parseDiscountField(value: unknown, text: string, language: string): Discount | null {
  if (typeof value === 'string') return fromText(value.slice(0, LONGEST_TEXT), text, language)
  if (!isRecord(value)) return null
  const amount = Number(textAtField(value, 'value') || Number.NaN)
  switch (textAtField(value, 'kind').toLowerCase()) {
    case 'percent':
      return percentOff(amount, saysUpTo(text, amount, 'percent')) ?? findDiscount(text)
    case 'free':
      return findPriceless(text) ?? { kind: 'free' }
    case 'temporarily free':
      return { kind: 'free' }
    case 'free-shipping':
      return { kind: 'free-delivery' }
    case 'price':
      return fromPrices(textAtField(value, 'from'), textAtField(value, 'to'), language)
    case 'amount':
      return fromBareAmount(textAtField(value, 'text'), text, language)
    case 'text':
      return fromText(textAtField(value, 'text'), text, language)
    case 'credits':
    case 'credit':
      return fromCredits(amount, textAtField(value, 'currency').toUpperCase(), language) ?? findDiscount(text)
    default:
      return findDiscount(text)
  }
}

function fromCredits(amount: number, currency: string, language: string): Discount | null {
  if (!(amount > 0 && amount <= MOST_MONEY)) return null
  const unit = /^[A-Z]{3}$/.test(currency) ? ` ${currency}` : ''
  return toCredits(`${new Intl.NumberFormat('en').format(amount)}${unit}`, false, language)
}

/** "Free" in a feed often means "free with something"; its words may say that it is free delivery or a gift. */
function findPriceless(text: string): Discount | null {
  const inWords = findDiscount(text)
  return inWords?.kind === 'free-delivery' || inWords?.kind === 'other' || inWords?.kind === 'gift' ? inWords : null
}

function fromPrices(from: string, to: string, language: string): Discount | null {
  const now = parseMoney(to, language)
  const was = parseMoney(from, language)
  const currency = now?.currency ?? was?.currency
  if (!now || !currency) return null
  return {
    kind: 'price',
    amount: now.amount,
    was: was && was.amount > now.amount ? was.amount : null,
    currency,
    from: false,
  }
}

/** An amount alone is a price or a reduction; only the words beside it tell. */
function fromBareAmount(amount: string, text: string, language: string): Discount | null {
  const inWords = findDiscount(text)
  if (inWords) return inWords
  if (/\b(?:worth|value)\b/i.test(text)) return { kind: 'other', text: `Worth ${cleanWorth(amount)}` }
  const money = parseMoney(amount, language)
  return money?.currency
    ? { kind: 'price', amount: money.amount, was: null, currency: money.currency, from: false }
    : null
}

function fromText(worth: string, text: string, language: string): Discount | null {
  const trimmed = cleanWorth(worth)
  if (!trimmed) return null
  const percent = parsePercent(trimmed)
  if (percent !== null) return percentOff(percent, saysUpTo(text, percent, 'percent'))
  return findDiscount(trimmed, language) ?? { kind: 'other', text: trimmed }
}
