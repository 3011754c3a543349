import type { Discount } from '../discount/Discount.ts'
import { discountRules, signsIn } from './discountRules.ts'
import { withoutMarks } from './plainText.ts'

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

function normalised(wording: string): string {
  const free = /free/i.test(wording) ? wording.replaceAll(NOT_FREE, ' ') : wording
  if (!/\d/.test(free)) return free
  const text = /[$£€]/.test(free) ? free.replaceAll(OTHER_SUMS, ' ') : free
  return (
    text
      // The letter O is what a hand on a keyboard makes of a zero.
      .replaceAll(/(\d)[Oo](?=\s?%)/g, '$10')
      .replaceAll('％', '%')
      .replaceAll(/(\d)\s?(?:per\s?cent|pct)\b/gi, '$1%')
      // Turkish writes the sign before the number.
      .replaceAll(/(?<=^|[\s(])%\s?(\d{1,3}(?:[.,]\d{1,2})?)(?![\d%])/g, '$1%')
      .replaceAll(/(\d)\s?(?:dollars|bucks)\b/gi, '$1$')
      .replaceAll(NO_DISCOUNT, ' ')
  )
}
