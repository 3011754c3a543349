import type { Discount } from '../discount/Discount.ts'
import { discountRules, signsIn } from './discountRules.ts'
import { withoutMarks } from './plainText.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

const N = String.raw`\d{1,3}(?:[.,]\d{1,2})?`

/** What is not free, or not any more. */
const NOT_FREE =
  /\b(?:no|not|without(?: an?)?) free\b|\bfree (?:[\w-]+ ){0,2}(?:tiers?|plans?|accounts?|trials?) (?:(?:is|was|are|were|has been|have been|being) )?(?:discontinued|removed|eliminated|ended|retired|cancelled)\b/gi
/** What is paid for each of something, what others earn, and from which basket on nothing is paid for delivery. */
const OTHER_SUMS =
  /(?<![\d.])\d[\d.]{0,6}\s?%\s?\+\s?[$£€]?\s?\d[\d.,]{0,12}|[$£€]\s?0\.0{2,}[1-9]\d*|[$£€]\s?[\d.,]+\+?\s?(?:million|billion|[MB])\b|\b(?:less than|under|below|over|more than)\s+[$£€]\s?[\d.,]*\dk?\s+(?:in|of)\s+(?:\w+\s+)?(?:revenue|funding|sales|turnover)\b|(?<=\bfree (?:shipping|delivery|ship)\s(?:(?:on|over|from|with|all|orders?|purchases?|of|above|for orders)\s){0,4})[$£€]\s?[\d.,]*\d\+?/gi
/** Percentages that say something else: how private, how native, how much smaller a picture gets. */
const NO_DISCOUNT =
  /\b(?:100\s?%\s+(?:private|offline|native|on-device|local|secure|safe|natural|cotton|organic|satisfaction|accurate|open)|(?:(?<!discounted )by|compress\w*|reduc\w+ (?:size|\w+) by) (?:up to )?\d+\s?%(?! off)|\d+\s?% of\b|(?:worth|valued? (?:at|of))\s*(?:up to\s*)?[$£€]\s?[\d.,]+|\(?[$£€]\s?[\d.,]+ value\b)/gi

/**
 * What an offer is worth, from its words. Rules, surest first: `discountRules.ts`.
 * @param text plain text; marks of emphasis are ignored
 * @returns null when the text names nothing
 */
export function findDiscount(text: string): Discount | null {
  const wording = normalised(withoutMarks(text))
  const has = signsIn(wording)
  for (const { needs, pattern, make } of discountRules) {
    if (needs && !has[needs]) continue
    const match = pattern.exec(wording)
    const discount = match && make(match, wording)
    if (discount) return discount
  }
  return null
}

/** What comes back later, in money or points, is nothing off. */
const CASHBACK = re.giu`${N}\s?%\s*(?:[\p{L}-]+\s+){0,2}?(?:${inAnyLanguage(words.cashback)})|(?:${inAnyLanguage(words.cashback)})\s*(?:[\p{L}-]+\s+){0,2}?${N}\s?%`
const HALF = re.giu`(?<![\p{Script=Latin}\p{Script=Arabic}])(?:${inAnyLanguage(words.half)})`
const PER_CENT = re.giu`(?<=\d)\s?(?:${inAnyLanguage(words.percent)})(?!\p{L})`
/** "满300减50元": what is paid first is no part of what is off. */
const OFF_A_SUM = /满\d+元?[,，]?立?减(\d+)元?/g
const OFF_BARE = /(最高|最多)?立?减(\d+)元/g
/** Japanese counts the tenths that are taken off, Chinese those that are paid. */
const TENTHS_OFF = /([1-9])割引?き?(?:オフ|OFF)?/g
const TENTHS_PAID = /([1-9](?:\.\d)?)\s?折/g

/** Figures and shares as English writes them: "٢٠٪", "half price", "3割引", "8折". */
function inEnglishFigures(wording: string): string {
  return wording
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[％٪]/g, '%')
    .replaceAll(OFF_A_SUM, '$1元优惠')
    .replaceAll(OFF_BARE, '$1$2元优惠')
    .replaceAll(HALF, ' 50% off')
    .replaceAll(TENTHS_OFF, (_, tenths: string) => `${Number(tenths) * 10}% off`)
    .replaceAll(TENTHS_PAID, (_, tenths: string) => `${Math.round(100 - Number(tenths) * 10)}% off`)
}

function normalised(text: string): string {
  const wording = inEnglishFigures(text)
  const free = /free/i.test(wording) ? wording.replaceAll(NOT_FREE, ' ') : wording
  if (!/\d/.test(free)) return free
  const bare = /[$£€]/.test(free) ? free.replaceAll(OTHER_SUMS, ' ') : free
  return (
    (bare.includes('%') ? bare.replaceAll(CASHBACK, ' ') : bare)
      // The letter O is what a hand on a keyboard makes of a zero.
      .replaceAll(/(\d)[Oo](?=\s?%)/g, '$10')
      .replaceAll(PER_CENT, '%')
      // Turkish writes the sign before the number.
      .replaceAll(/(?<=^|[\s(])(?:%|yüzde)\s?(\d{1,3}(?:[.,]\d{1,2})?)(?![\d%])/gi, '$1%')
      .replaceAll(/(\d)\s?(?:dollars|bucks)\b/gi, '$1$')
      .replaceAll(NO_DISCOUNT, ' ')
  )
}
