import type { Discount, Money } from '../discount/Discount.ts'
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
  withoutUpTo,
} from '../fields/parseDiscount.ts'
import { englishMoney } from '../messages/describeWorth.ts'
import { capText } from '../text/cutText.ts'
import { UP_TO_WORDS } from '../text/discountParts.ts'
import { namesCashback } from '../text/discountWording.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { CURRENCY_SIGN, findCurrency } from '../text/currencies.ts'
import { parseMoney } from '../text/parseMoney.ts'
import { plainText } from '../text/plainText.ts'
import { inAnyLanguage, re } from '../text/re.ts'
import discountWords from '../text/words/discounts.json' with { type: 'json' }
import { parseDiscountField, toCredits, withoutNotes } from './parseDiscountField.ts'
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
  const given = givenDiscount(record, context)
  return given && isOnlyCashback(context.text) ? null : given
}

function givenDiscount(record: unknown, context: DiscountContext): Discount | null {
  const { discount } = context.map.fields
  if (discount === undefined) return inOwnCurrency(ownCurrency(record, {}, context), context)
  const parts = typeof discount === 'string' || Array.isArray(discount) ? { text: discount } : discount
  return (
    beforeWords(fromParts(record, parts, context), context) ??
    inOwnCurrency(ownCurrency(record, parts, context), context)
  )
}

/** What the words name in a sign that means the currency of this feed here: "$500" beside MXN. Anything else is left to the words. */
function inOwnCurrency(currency: string, { text, language }: DiscountContext): Discount | null {
  const inWords = currency ? findDiscount(text, language, currency) : null
  return (inWords?.kind === 'money' || inWords?.kind === 'price') && inWords.currency === currency ? inWords : null
}

/** Beside "€649, now €499" the field's €150 says less, and beside "the second at half price" its 50 %. */
function beforeWords(discount: Discount | null, { text, language }: DiscountContext): Discount | null {
  // "BOGOHP" names no worth that shoppers read; the title may.
  if (discount?.kind === 'other' && !/\d/.test(discount.text)) return findDiscount(text, language) ?? discount
  if (discount?.kind === 'percent') {
    const inWords = findDiscount(text)
    const saving = inWords?.kind === 'bundle' ? inWords.saving : null
    return inWords && saving?.kind === 'percent' && saving.percent === discount.percent ? inWords : discount
  }
  if (discount?.kind !== 'money') return discount
  const inWords = findDiscount(text)
  if (inWords?.kind !== 'price' || inWords.was === null) return discount
  if (inWords.amount === discount.amount && inWords.currency === discount.currency) return inWords
  const saved = Math.round((inWords.was - inWords.amount) * 100) / 100
  return saved === discount.amount && inWords.currency === discount.currency ? inWords : discount
}

function fromField(record: unknown, field: MapField, { styles, text, language }: DiscountContext): Discount | null {
  const value = fieldAt(record, field)
  const figure = bareNumber(value)
  // A worth is short; what goes on about a product may name one all the same.
  if (typeof value === 'string' && value.length > LONGEST_WORTH)
    return inProse(plainText(capText(value)), text, language)
  const { isMost, rest } = withoutUpTo(textAtField(record, field))
  const most = isMost && styles.hasFractions ? bareNumber(rest) : null
  if (most !== null && most < 1) return percentOff(readShare(most, styles), true)
  if (figure === null) return parseDiscountField(value, text, language)
  // 0.25 where a spreadsheet shows 25 %. Any other figure without a sign may be anything.
  return styles.hasFractions ? toPercentOff(readShare(figure, styles), text) : null
}

/** Terms behind a figure may be long: "£10 (min spend £50, not on …)". */
function inProse(prose: string, text: string, language: string): Discount | null {
  const found = findDiscount(prose, language)
  const figure = withoutNotes(prose)
  const isOpen = found === null ? !namesCashback(prose) : found.kind === 'price' && found.was === null
  const isNoted = figure !== prose && (SUM_ALONE.test(figure) || parsePercent(figure) !== null)
  return isNoted && isOpen ? parseDiscountField(figure, text, language) : found
}

function fromParts(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const { styles, text, map } = context
  const typeName = textAtField(record, parts.type)
  const type = findType(typeName, map.words)
  const share = percentIn(offAt(record, parts.percent), styles)
  // A column for shares holds 0 where another one has a sum.
  if (share !== null && share > 0 && type !== 'cashback' && type !== 'money')
    return asTyped(toPercentOff(share, text), typeName)
  if (type === 'free') return { kind: 'free' }
  if (type === 'free-delivery' || type === 'gift') return { kind: type }
  const namesCurrency = typeName !== '' && textAtField(record, parts.currency) === '' && findCurrency(typeName) !== null
  const typed = namesCurrency ? { ...parts, currency: parts.type } : parts
  return (
    fromAmount(record, typed, type, context) ??
    fromPrice(record, typed, context) ??
    fromSaved(record, parts, context) ??
    (parts.text === undefined ? null : fromField(record, parts.text, context))
  )
}

/** What is taken off stands in some tables below zero. */
function offAt(record: unknown, field: MapField | undefined): string {
  return textAtField(record, field).replace(/^[-−–]\s?(?=\d)/, '')
}

function fromAmount(
  record: unknown,
  parts: DiscountParts,
  type: DiscountType | null,
  context: DiscountContext,
): Discount | null {
  const money = offAt(record, parts.money)
  // Beside a type the figure of what is saved has its unit.
  const saved = type === null ? '' : textAtField(record, parts.text)
  const amount =
    offAt(record, parts.amount) || offAt(record, parts.percent) || (bareNumber(saved) === null ? '' : saved)
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
  const { isLowest, rest } = withoutFrom(wording)
  const sum = moneyIn(record, rest, parts, context)
  if (!sum) return null
  if (isLowest && type !== 'credits') return toLowestPrice(sum)
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
  if (LOWEST.test(title)) return toLowestPrice(sum)
  if (SAVED.test(title)) return { kind: 'money', ...sum, upTo: saysUpTo(title, sum.amount) }
  return PRICED.test(title) ? toPrice(sum, null) : null
}

/** A sum alone in the column of what is saved. */
const SUM_ALONE = re.iu`^(?:${CURRENCY_SIGN}|[A-Z]{2,3})?\s?\d[\d.,' ]*(?:,[-–])?\s?(?:${CURRENCY_SIGN}|[A-Z]{2,3})?$`

function fromSaved(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const wording = textAtField(record, parts.text).trim()
  if (!SUM_ALONE.test(wording) || bareNumber(wording) !== null || withoutFrom(wording).isLowest) return null
  const sum = moneyIn(record, wording, parts, context)
  return sum && { kind: 'money', ...sum, upTo: withoutUpTo(wording).isMost || saysUpTo(context.text, sum.amount) }
}

function fromPrice(record: unknown, parts: DiscountParts, context: DiscountContext): Discount | null {
  const { isLowest, rest } = withoutFrom(textAtField(record, parts.price))
  const now = moneyIn(record, rest, parts, context)
  const was = moneyIn(record, textAtField(record, parts.was), parts, context)
  if (now && (LOWEST.test(textAtField(record, parts.type)) || (isLowest && !was))) return toLowestPrice(now)
  return toPrice(now, was)
}

const FROM_AROUND = re.iu`^(?:${inAnyLanguage(discountWords.from)})\s+(?=\P{L}|${CURRENCY_SIGN}|[A-Z]{3}\s?\d)|(?<=\d.{0,4})(?:${inAnyLanguage(discountWords.fromBehind)})$`

/** A cell without "from", and whether it had that: "ab 19,99 €". */
function withoutFrom(cell: string): { isLowest: boolean; rest: string } {
  const wording = cell.trim()
  const rest = wording.replace(FROM_AROUND, '')
  return { isLowest: rest !== wording, rest }
}

function toLowestPrice(sum: Money): Discount {
  return { kind: 'price', ...sum, was: null, from: true }
}

/** An amount with its own currency, that of the currency's field, or the map's; without any it is none. */
export function moneyIn(
  record: unknown,
  wording: string,
  { currency: field }: Pick<DiscountParts, 'currency'>,
  { map, language }: Pick<DiscountContext, 'map' | 'language'>,
): Money | null {
  const figure = bareNumber(wording)
  const code = ownCurrency(record, { currency: field }, { map, language })
  const inWords = figure === null ? parseMoney(wording, language, code) : { amount: figure, currency: null }
  const currency = inWords?.currency ?? (code || null)
  return inWords && currency ? toMoney(inWords.amount, currency) : null
}

/** The currency that the record or its map names; empty for none. */
function ownCurrency(
  record: unknown,
  { currency }: Pick<DiscountParts, 'currency'>,
  { map, language }: Pick<DiscountContext, 'map' | 'language'>,
): string {
  const wording = textAtField(record, currency) || (map.standard.currency ?? '')
  const code = wording.toUpperCase()
  if (CURRENCIES.has(code)) return code
  // "euro", "zł", "$": a name or a sign alone.
  return WHOLE_SIGN.test(wording) ? (findCurrency(wording, language) ?? '') : ''
}

const WHOLE_SIGN = re.iu`^${CURRENCY_SIGN}$`

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
