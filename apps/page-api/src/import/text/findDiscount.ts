import type { Discount } from '../../discount/Discount.ts'
import { discountRules, MONEY_SIGN } from './discountRules.ts'
import { withoutMarks } from './marks.ts'

/** Percentages that say something else: how private, how native, how much smaller a picture gets. */
const NO_DISCOUNT =
  /\b(?:100\s?%\s+(?:private|offline|native|on-device|local|secure|safe|natural|cotton|organic|satisfaction|accurate|open)|(?:(?<!discounted )by|compress\w*|reduc\w+ (?:size|\w+) by) (?:up to )?\d+\s?%(?! off)|\d+\s?% of\b|(?:worth|valued? (?:at|of))\s*[$£€]\s?[\d.,]+|\(?[$£€]\s?[\d.,]+ value\b)/gi

/**
 * What an offer is worth, from its words. Rules, surest first: `discountRules.ts`.
 * @param text plain text; marks of emphasis are ignored
 * @returns null when the text names nothing
 */
export function findDiscount(text: string): Discount | null {
  const said = normalised(withoutMarks(text))
  const has = { percent: said.includes('%'), money: MONEY_SIGN.test(said) }
  for (const { needs, pattern, make } of discountRules) {
    if (needs && !has[needs]) continue
    const match = pattern.exec(said)
    const discount = match && make(match, said)
    if (discount) return discount
  }
  return null
}

function normalised(text: string): string {
  if (!/\d/.test(text)) return text
  return (
    text
      // The letter O is what a hand on a keyboard makes of a zero.
      .replaceAll(/(\d)[Oo](?=\s?%)/g, '$10')
      .replaceAll('％', '%')
      .replaceAll(/(\d)\s?(?:per\s?cent|pct)\b/gi, '$1%')
      // Turkish writes the sign before the number.
      .replaceAll(/(?<=^|[\s(])%\s?(\d{1,3}(?:[.,]\d{1,2})?)(?![\d%])/g, '$1%')
      .replaceAll(NO_DISCOUNT, ' ')
  )
}
