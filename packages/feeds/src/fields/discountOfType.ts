import type { Discount } from '../discount/Discount.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { plainText } from '../text/plainText.ts'

/** Types of promotions that are a discount by their name alone. */
const BY_TYPE: readonly (readonly [RegExp, Discount])[] = [
  [/\bfree (?:shipping|delivery)\b/i, { kind: 'free-delivery' }],
  [/\b(?:gift with purchase|free gift)\b/i, { kind: 'gift' }],
]

/**
 * What the type of a promotion says it is worth, where its words name no figure. Of words alone "a free cleanser from £80" would
 * be a price.
 * @returns null where the type leaves it to the words
 */
export function discountOfType(types: readonly string[], words: readonly string[]): Discount | null {
  const typed = BY_TYPE.find(([pattern]) => types.some((type) => pattern.test(type)))?.[1]
  const kinds = words.map((text) => findDiscount(plainText(text))?.kind)
  const isSaid = kinds.some((kind) => kind === 'percent' || kind === 'money' || kind === 'bundle')
  return typed && !isSaid ? typed : null
}
