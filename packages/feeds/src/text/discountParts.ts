import { MARKED_CODE, MARKED_CURRENCY } from './currencies.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

/** Parts that expressions of discounts are made of, as their sources. Currencies are marked in what they read. */
export const N = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`
export const PERCENT = String.raw`${N}\s?\+?\s?%\+?`
/** Of bounded length: every digit of a long row of them may begin one. Thousands may be set apart by room. */
const SUM = String.raw`(?<![\d.,])\d(?:\d{0,2}(?: \d{3}){1,3}(?:,\d{1,2})?(?!\d)|[\d.,]{0,12}\d)?`
/** "$9K" is nine thousand. */
const THOUSANDS = String.raw`(?:k\b|(?!k\b))`
/** "15,- €", "€ 15,-". */
const NO_CENTS = String.raw`(?:,[-–—])?`
/** Money with its currency before or behind, or a sign before and a code behind. */
export const ANY_MONEY = String.raw`(?:${MARKED_CURRENCY}\s?${SUM}${THOUSANDS}${NO_CENTS}(?:\s?${MARKED_CODE})?|${SUM}${NO_CENTS}\s?-?${MARKED_CURRENCY})`
/** Money, as one group. */
export const MONEY = `(${ANY_MONEY})`
/** "$200 in cloud credits" is no price of anything. */
export const OF_CREDIT = String.raw`(?:(?:\/\w+)?\s*(?:(?:in|of)\s+(?:(?!for\b|and\b)[\p{L}\d.-]+\s+){0,4}?|(?:(?!for\b|and\b)[\p{L}-]+\s+){0,2}?)credits?\b|\s*(?:${inAnyLanguage(words.credit)})(?!\p{L}))`
/** Read to its end, and no sum of credit. */
export const PRICE = String.raw`${MONEY}(?![\d]|[.,]\d)(?!${OF_CREDIT})`
export const OFF = `(?:${inAnyLanguage(words.off)})`
export const UP_TO_WORDS = `(?:${inAnyLanguage(words.upTo)})`
export const UP_TO = String.raw`${UP_TO_WORDS}\s*(?:(?:an?|un|le|el)\s+)?(?:extra\s+)?(?:[-–]\s?)?`
export const NOT_IN_WORD = String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}])`

/** Without one of these no sum is money: a look that spares most texts the expressions of sums. */
const MONEY_SIGN = re.iu`\d(?:,[-–—])?\s?-?${MARKED_CURRENCY}|${MARKED_CURRENCY}\s?\d`

export function namesMoney(text: string): boolean {
  return MONEY_SIGN.test(text)
}

/** What a text holds of what rules need: a rule that lacks it would find nothing. */
export function signsIn(text: string) {
  const money = namesMoney(text)
  return { percent: text.includes('%'), money, credit: money && /credit/i.test(text) }
}

/** A wording with sums in it, which are written as ¤ among the words. */
export function withSums(wording: string): string {
  return wording.replaceAll('¤', ANY_MONEY)
}

/** The same, each sum a group. */
export function withSumsRead(wording: string): string {
  return wording.replaceAll('¤', MONEY)
}
