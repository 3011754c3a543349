import type { Discount } from '../discount/Discount.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { cutText } from '../text/cutText.ts'
import { cleanTitle } from '../text/cleanTitle.ts'
import { MOST_MONEY, parseMoney } from '../text/parseMoney.ts'
import { withoutUrls } from '../text/withoutUrls.ts'
import { isRecord } from '../fields/FeedRecord.ts'
import { creditsOf } from './discountByMap.ts'
import { textAtField } from './fieldAt.ts'

const LONGEST_TEXT = 200
const LONGEST_WORTH = 60

/**
 * A discount that a feed gives as a field: an object with a `kind`, or a text such as "10%".
 * @param text the offer's own words, which decide where the field leaves open what an amount means
 * @returns null when it says nothing of use
 */
export function discountFromFeed(value: unknown, text: string, language: string): Discount | null {
  if (typeof value === 'string') return fromText(value.slice(0, LONGEST_TEXT))
  if (!isRecord(value)) return null
  const amount = Number(textAtField(value, 'value') || Number.NaN)
  switch (textAtField(value, 'kind').toLowerCase()) {
    case 'percent':
      return fromPercent(amount, text)
    case 'free':
      return findPriceless(text) ?? { kind: 'free' }
    case 'temporarily free':
      return { kind: 'free' }
    case 'free-shipping':
      return { kind: 'free-delivery' }
    case 'price':
      return fromPrices(textAtField(value, 'from'), textAtField(value, 'to'), language)
    case 'amount':
      return fromAmount(textAtField(value, 'text'), text, language)
    case 'text':
      return fromText(textAtField(value, 'text'))
    case 'credits':
    case 'credit':
      return amount > 0 && amount <= MOST_MONEY
        ? creditsOf(`${formatCount(amount)} ${currencyOf(value)}`.trim(), false, language)
        : findDiscount(text)
    default:
      return findDiscount(text)
  }
}

function fromPercent(percent: number, text: string): Discount | null {
  if (!(percent > 0 && percent <= 100)) return findDiscount(text)
  const told = findDiscount(text)
  // The field drops "up to"; the words have it.
  const upTo = told?.kind === 'percent' && told.percent === percent && told.upTo
  return { kind: 'percent', percent, upTo }
}

/** "Free" in a feed often means "free with something"; its words may say that it is free delivery or a gift. */
function findPriceless(text: string): Discount | null {
  const told = findDiscount(text)
  return told?.kind === 'free-delivery' || told?.kind === 'other' || told?.kind === 'gift' ? told : null
}

function fromPrices(from: string, to: string, language: string): Discount | null {
  const now = parseMoney(to, language)
  const was = parseMoney(from, language)
  const currency = now?.currency ?? was?.currency
  if (!now || !currency) return null
  return { kind: 'price', amount: now.amount, was: was && was.amount > now.amount ? was.amount : null, currency }
}

/** An amount alone is a price or a reduction; only the words beside it tell. */
function fromAmount(amount: string, text: string, language: string): Discount | null {
  const told = findDiscount(text)
  if (told) return told
  if (/\b(?:worth|value)\b/i.test(text)) return { kind: 'other', text: `Worth ${worthOf(amount)}` }
  const money = parseMoney(amount, language)
  return money?.currency ? { kind: 'price', amount: money.amount, was: null, currency: money.currency } : null
}

function fromText(text: string): Discount | null {
  const trimmed = worthOf(text)
  if (!trimmed) return null
  const bare = /^(\d{1,3}(?:[.,]\d+)?)\s?%$/.exec(trimmed)?.[1]
  const percent = bare === undefined ? Number.NaN : Number(bare.replace(',', '.'))
  if (percent > 0 && percent <= 100) return { kind: 'percent', percent, upTo: false }
  return findDiscount(trimmed) ?? { kind: 'other', text: trimmed }
}

/** A feed's own words for a worth, fit to be shown. */
function worthOf(text: string): string {
  return cutText(withoutUrls(cleanTitle(text)), LONGEST_WORTH).trim()
}

function currencyOf(value: unknown): string {
  const code = textAtField(value, 'currency').toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : ''
}

function formatCount(amount: number): string {
  return new Intl.NumberFormat('en').format(amount)
}
