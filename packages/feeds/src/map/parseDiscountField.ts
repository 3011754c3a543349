import type { Discount } from '../discount/Discount.ts'
import { isRecord } from '../fields/FeedRecord.ts'
import { cleanWorth, findWholeType, parsePercent, percentOff, saysUpTo, withoutUpTo } from '../fields/parseDiscount.ts'
import { resolveOfferMessages } from '../messages/resolveOfferMessages.ts'
import { saysNothing } from '../formats/readTable.ts'
import { findCurrency, markCurrencies } from '../text/currencies.ts'
import { ANY_MONEY, OFF } from '../text/discountParts.ts'
import { namesCashback } from '../text/discountWording.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { money } from '../text/makeDiscount.ts'
import { MOST_MONEY, parseMoney } from '../text/parseMoney.ts'
import { inAnyLanguage, re } from '../text/re.ts'
import words from '../text/words/discounts.json' with { type: 'json' }
import { textAtField } from './fieldAt.ts'

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
  const sum = parseMoney(amount, language)
  return sum?.currency ? { kind: 'price', amount: sum.amount, was: null, currency: sum.currency, from: false } : null
}

/** What any offer says of itself: "Check deal", "Super Angebot". */
const NO_WORTH = re.iu`^(?:${inAnyLanguage(words.noWorth)})$`

function fromText(worth: string, text: string, language: string): Discount | null {
  const trimmed = cleanWorth(worth)
  if (saysNothing(trimmed) || NO_WORTH.test(trimmed)) return null
  const cell = inPlainFigures(trimmed)
  const { isMost, rest } = withoutUpTo(cell)
  const bare = withoutNotes(rest)
  const inCell = findDiscount(cell, language)
  const isBack = namesCashback(cell.replaceAll(/[()（）*†‡]/g, ' '))
  const percent = inCell?.kind === 'bundle' || isBack ? null : parsePercent(bare)
  if (percent !== null) return percentOff(percent, isMost || saysUpTo(text, percent, 'percent'))
  const sum = /\d/.test(bare) ? parseMoney(bare, language) : undefined
  if (sum?.amount === 0) return null
  if (isMost && sum?.currency) return { kind: 'money', amount: sum.amount, currency: sum.currency, upTo: true }
  const leading = isBack ? null : findLeadingPercent(rest, inCell)
  if (leading) return { ...leading, upTo: isMost || saysUpTo(text, leading.percent, 'percent') }
  if (inCell?.kind === 'free') return findPriceless(text) ?? inCell
  const type = inCell === null ? findWholeType(cell) : undefined
  if (type === 'gift' || type === 'free-delivery') return { kind: type }
  if (inCell?.kind === 'price' && inCell.was === null) return fromPriceInCell(inCell, cell, text, language)
  if (inCell) return inCell
  return CODE_WITH_FIGURES.test(trimmed) && !sum?.currency ? null : { kind: 'other', text: trimmed }
}

/** "20‑30%" has a dash that no line breaks at, "20/30%" is a range as well, and "33.333%" is a third. */
function inPlainFigures(cell: string): string {
  return cell
    .replaceAll(/[\u2010-\u2012]/g, '-')
    .replaceAll(/(\d\s?%?)\s?\/\s?(?=\d{1,3}(?:[.,]\d{1,2})?\s?%)/g, '$1-')
    .replaceAll(/(?<![\d.,])(\d{1,3})[.,](\d{3,12})(?=\s?%)/g, (_, whole: string, decimals: string) =>
      String(Math.round(Number(`${whole}.${decimals}`) * 100) / 100),
    )
}

/** A cell without what it says of a condition: "£10*", "10% (max £20)". */
export function withoutNotes(cell: string): string {
  const end = cell.search(/[(（*†‡]/)
  return end === -1 ? cell : cell.slice(0, end).trim()
}

const PERCENT_AHEAD = /^(\d{1,3}(?:[.,]\d{1,2})?\s?%)(\s?[+&,;|])?/

/** "50% + free gift", "5% or €10": what comes first is off, and the rest comes with it. */
function findLeadingPercent(cell: string, inCell: Discount | null) {
  const [, figure = '', joint] = PERCENT_AHEAD.exec(cell) ?? []
  const isFirst =
    inCell === null
      ? joint !== undefined
      : inCell.kind === 'gift' || inCell.kind === 'free-delivery' || (inCell.kind === 'price' && inCell.was === null)
  return isFirst ? percentOff(parsePercent(figure)) : null
}

type Price = Extract<Discount, { kind: 'price' }>

const SUM_OR_FIGURE = String.raw`${ANY_MONEY}|\d[\d.,]{0,12}(?![\d.,]|\s?[%\p{L}])`
/** The sum that a cell begins with, and the last one of a range. */
const SUMS_AHEAD = re.iu`^[+~\s]{0,3}(?:${OFF}[\s:]{1,3})?(${SUM_OR_FIGURE})(?:\s?[-–—〜～/]\s?(${SUM_OR_FIGURE})){0,3}`
const PRICE_WORDS = [words.only, words.now, words.price, words.from, words.atAPrice]
  .map((ways) => inAnyLanguage(ways))
  .join('|')
const NAMED_PRICE = re.iu`(?<!\p{L})(?:${PRICE_WORDS})[\s:：]{0,3}${ANY_MONEY}`
/** Behind a sum: "£5/month", "10 € pro Stück", "750円から", "£10 only". */
const OF_A_PRICE = re.iu`^[\s(]{0,3}(?:\/\s?\p{L}|(?:${inAnyLanguage(words.perUnit)})(?!\p{L})|${inAnyLanguage(words.fromBehind)}|(?:${inAnyLanguage(words.only)}|${inAnyLanguage(words.now)})[)!.]?$)`
/** "£5/£10" is what two kinds of orders save; "£10/£100" is £10 off such a basket. */
const WIDEST_SLASHED_RANGE = 5

/**
 * A sum without "off" in a cell of what is saved: a price where words say so, or that much off where the cell begins with it.
 * @returns null for neither; the words of the offer may tell
 */
function fromPriceInCell(price: Price, cell: string, text: string, language: string): Discount | null {
  const marked = markCurrencies(cell, language)
  const [ahead, first, last] = SUMS_AHEAD.exec(marked) ?? []
  if (ahead === undefined) return NAMED_PRICE.test(marked) ? price : null
  const currency = findCurrency(ahead, language)
  const [least, most] = [first, last].map((sum = '') =>
    money(findCurrency(sum) === null ? `${sum} ${currency}` : sum, { language, standard: '' }),
  )
  const named = findDiscount(withoutNotes(cell), language)
  // "£20 - £5 = £15" begins with a sum, and is about another one.
  const isOther =
    named?.kind === 'price' && ![least, most].some((sum) => sum?.kind === 'money' && sum.amount === named.amount)
  if (least?.kind !== 'money' || isOther || OF_A_PRICE.test(marked.slice(ahead.length))) return price
  const isRange =
    most?.kind === 'money' &&
    most.currency === least.currency &&
    most.amount > least.amount &&
    (!ahead.includes('/') || most.amount < least.amount * WIDEST_SLASHED_RANGE)
  return isRange ? { ...most, upTo: true } : { ...least, upTo: saysUpTo(text, least.amount, 'money') }
}

/** A code in the place of a worth: a title would give it away. */
const CODE_WITH_FIGURES = /^(?=\D*\d)(?=[^\p{L}]*\p{L}{3})[\p{Lu}\d_-]{5,24}$/u

/** Credits of a shop, which are worth nothing elsewhere, in words of the feed's language. */
export function toCredits(figure: string, upTo: boolean, language: string): Discount {
  const wording = resolveOfferMessages(language).discount.credits(figure, upTo)
  return { kind: 'other', text: wording.charAt(0).toUpperCase() + wording.slice(1) }
}
