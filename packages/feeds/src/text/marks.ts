/**
 * Emphasis survives in plain text as a pair of private-use characters: in the lists people write, what is bold or set as
 * code is very often the promo code.
 */
export const MARK_OPEN = '\uE000'
export const MARK_CLOSE = '\uE001'

/** The text without the marks of emphasis. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\uE000\uE001]/g, '')
}
