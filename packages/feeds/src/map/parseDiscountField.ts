import type { Discount } from '../discount/Discount.ts'
import { isRecord } from '../fields/FeedRecord.ts'
import { cleanWorth, findWholeType, parsePercent, percentOff, saysUpTo, withoutUpTo } from '../fields/parseDiscount.ts'
import { resolveOfferMessages } from '../messages/resolveOfferMessages.ts'
import { findDiscount } from '../text/findDiscount.ts'
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
  const money = parseMoney(amount, language)
  return money?.currency
    ? { kind: 'price', amount: money.amount, was: null, currency: money.currency, from: false }
    : null
}

/** What any offer says of itself: "Check deal", "Super Angebot". */
const NO_WORTH = re.iu`^(?:${inAnyLanguage(words.noWorth)})$`

function fromText(worth: string, text: string, language: string): Discount | null {
  const trimmed = cleanWorth(worth)
  if (!trimmed || NO_WORTH.test(trimmed)) return null
  const { isMost, rest } = withoutUpTo(trimmed)
  const percent = parsePercent(rest)
  if (percent !== null) return percentOff(percent, isMost || saysUpTo(text, percent, 'percent'))
  const sum = isMost ? parseMoney(rest, language) : undefined
  if (sum?.currency) return { kind: 'money', amount: sum.amount, currency: sum.currency, upTo: true }
  const inCell = findDiscount(trimmed, language)
  if (inCell?.kind === 'free') return findPriceless(text) ?? inCell
  const type = inCell === null ? findWholeType(trimmed) : undefined
  if (type === 'gift' || type === 'free-delivery') return { kind: type }
  if (inCell) return inCell
  return CODE_WITH_FIGURES.test(trimmed) && !parseMoney(trimmed, language)?.currency
    ? null
    : { kind: 'other', text: trimmed }
}

/** A code in the place of a worth: a title would give it away. */
const CODE_WITH_FIGURES = /^(?=\D*\d)(?=[^\p{L}]*\p{L}{3})[\p{Lu}\d_-]{5,24}$/u

/** Credits of a shop, which are worth nothing elsewhere, in words of the feed's language. */
export function toCredits(figure: string, upTo: boolean, language: string): Discount {
  const wording = resolveOfferMessages(language).discount.credits(figure, upTo)
  return { kind: 'other', text: wording.charAt(0).toUpperCase() + wording.slice(1) }
}
