import { MARKED_CURRENCY } from './currencies.ts'
import { MONEY, NOT_IN_WORD, PRICE, withSumsRead } from './discountParts.ts'
import { type DiscountRule, loweredPrice, type Make, money, newPrice, oldToNewPrice, price } from './makeDiscount.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

const FROM = String.raw`(?<!\p{L})(?:${inAnyLanguage(words.from)})`
const NOW = String.raw`(?<!\p{L})(?:${inAnyLanguage(words.now)})(?:\s+(?:${inAnyLanguage(words.only)}))?`
const INSTEAD = String.raw`${NOT_IN_WORD}(?:${inAnyLanguage(words.instead)})(?:\s+(?:${inAnyLanguage(words.price)}))?[\s:：]*`
const INSTEAD_WORDS = `(?:${inAnyLanguage(words.insteadOf)})`
const OLD_ONLY = String.raw`${NOT_IN_WORD}(?:${inAnyLanguage(words.oldOnly)})(?:\s+(?:${inAnyLanguage(words.price)}))?[\s:：]*`

const lowestPrice: Make = ([, before, behind], _text, hints) => {
  const lowest = price(before ?? behind, undefined, hints)
  return lowest?.kind === 'price' ? { ...lowest, from: true } : undefined
}

const lowerPrice: Make = ([, ...groups], _text, hints) => {
  const [was, now] = groups.filter((group) => group !== undefined)
  return loweredPrice(was, now, hints)
}

/** A price, and the one before it. */
export const LOWERED_PRICES: readonly DiscountRule[] = [
  {
    // Old price to new price.
    needs: 'money',
    pattern: re.iu`${MONEY}[\p{L}/]*\s*(?:→|->|=>|>|⇒|${inAnyLanguage(words.insteadBehind)})\s*${MONEY}`,
    make: oldToNewPrice,
  },
  {
    // Struck price, new price.
    needs: 'money',
    pattern: re.iu`~~\s*${MONEY}\s*~~\s*${MONEY}`,
    make: oldToNewPrice,
  },
  {
    // New price, struck price.
    needs: 'money',
    pattern: re.iu`${MONEY}[^.$£€\d~|]{0,16}~~\s*${MONEY}\s*~~`,
    make: ([, now, was], _text, hints) => loweredPrice(was, now, hints),
  },
  {
    needs: 'money',
    pattern: re.iu`(?<!\p{L})(?:${withSumsRead(inAnyLanguage(words.oldThenNew))})`,
    make: lowerPrice,
  },
  {
    needs: 'money',
    pattern: re.iu`${MONEY}[\s,;–-]{1,3}${NOW}[\s:]{1,2}${MONEY}`,
    make: lowerPrice,
  },
  {
    // New price instead of old price.
    needs: 'money',
    pattern: re.iu`${MONEY}[^.$£€\d]{0,24}?${INSTEAD}${MONEY}`,
    make: ([, now, was], _text, hints) => loweredPrice(was, now, hints),
  },
  {
    // The currency behind the old one alone: "19,90 statt 24,90 €", "89 statt 129 €".
    needs: 'money',
    pattern: re.iu`(?<![\d.,])(?:(\d{1,4}[.,]\d{2})\s*${INSTEAD}|(?<![\p{L}-])(\d{1,4})\s${INSTEAD_WORDS}\s)${MONEY}`,
    make: ([, broken, whole = '', was = ''], _text, hints) => {
      const lowered = loweredPrice(was, was.replace(/\d[\d.,' ]*\d|\d/, broken ?? whole), hints)
      // "Phone 15 instead of €999" has the number of a model.
      const isModel = broken === undefined && lowered?.kind === 'price' && lowered.amount * 10 < (lowered.was ?? 0)
      return isModel ? undefined : lowered
    },
  },
  {
    // Old price, then the new one.
    needs: 'money',
    pattern: re.iu`${INSTEAD}${MONEY}[^$£€\d|]{0,16}?${MONEY}`,
    make: lowerPrice,
  },
]

/** A price that the words lead up to. */
export const NAMED_PRICES: readonly DiscountRule[] = [
  {
    needs: 'money',
    pattern: re.iu`\bget\s+${MONEY}\s+(?:back|when you spend|for every|credit)`,
    make: ([, sum], _text, hints) => money(sum, hints),
  },
  {
    // What is left in the end of a price.
    needs: 'money',
    pattern: re.iu`${MARKED_CURRENCY}\s?\d[^=|]{1,40}=\s?${PRICE}(?!\s?[-–]\s?${MARKED_CURRENCY}?\d)`,
    make: newPrice,
  },
  {
    // A price that something is sold for, free things beside it or not.
    needs: 'money',
    pattern: re.iu`(?<!\b(?:then|normally|usually|later|\d+)\s)\bfor\s+(?:only\s+|just\s+)?${PRICE}`,
    make: newPrice,
  },
  {
    // A price, and something free with it.
    needs: 'money',
    pattern: re.iu`(?<!\b(?:up to|worth|get|over|than)\s)${PRICE}(?!\s*(?:\/|per\b|an?\b))[^$£€|]{0,40}?(?:\$\d+[^$£€|]{0,20})?(?:[+&,]|\bw\/|\b(?:with|and|plus)\b)\s*(?:\d+\s+|an?\s+)?free\b(?!\s+(?:for|to|on|with|tier|plan|trial)\b)`,
    make: newPrice,
  },
]

/** A sum that nothing says more of. */
export const BARE_PRICES: readonly DiscountRule[] = [
  {
    needs: 'money',
    pattern: re.iu`${FROM}\s+(?:only\s+|just\s+)?${PRICE}|${MONEY}(?:${inAnyLanguage(words.fromBehind)})`,
    make: lowestPrice,
  },
  {
    needs: 'money',
    pattern: re.iu`${MONEY}\s+(?:[\p{L}-]+\s+){0,2}?coupons?\b|\bcoupons?\s+(?:for\s+|of\s+|worth\s+)?${MONEY}`,
    make: ([wording, before, behind], _text, hints) =>
      /\bwith\b|\bafter\b|\busing\b/i.test(wording) ? undefined : money(before ?? behind, hints),
  },
  {
    needs: 'money',
    pattern: re.iu`(?=${MARKED_CURRENCY}|\d)(?<!\b(?:first|normally|usually|regularly|then|worth|you|receives?|provides?)\s)(?<!${OLD_ONLY})${PRICE}`,
    make: newPrice,
  },
]
