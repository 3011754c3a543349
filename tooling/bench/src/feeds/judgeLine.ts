import { describeValue, type FoundDiscount, NO_VALUE } from './describeValue.ts'
import type { Label } from './Label.ts'

/** What the import made of a record. */
export interface FoundOffer {
  /** Empty for none. */
  code: string
  discount: FoundDiscount | null
  /** Why it was not taken; null where it was. */
  reason: string | null
}

export interface Verdict {
  expected: string[]
  found: string[]
  /** Found, and expected. */
  right: number
  /** Found, and not expected. */
  wrong: number
  /** Expected, and not found. */
  missed: number
}

/**
 * @param offers all that were made of the label's line; none where it was passed over
 * @returns what is right in codes, each counted once and compared with its case, and in discounts, of which one that is
 *   right is enough and each that is not is wrong
 */
export function judgeLine(label: Label, offers: readonly FoundOffer[]): { codes: Verdict; discounts: Verdict } {
  const codes = compare(
    label.codes,
    offers.map(({ code }) => code).filter((code) => code !== ''),
  )
  const values = label.discounts.map(describeValue)
  const discounts = compare(
    values.filter((value) => value !== NO_VALUE),
    offers.map(({ discount }) => describeValue(discount)).filter((value) => value !== NO_VALUE),
  )
  const isEnough = discounts.right > 0 || values.includes(NO_VALUE)
  return { codes, discounts: { ...discounts, missed: isEnough ? 0 : 1 } }
}

function compare(expected: readonly string[], found: readonly string[]): Verdict {
  const wanted = new Set(expected)
  const had = new Set(found)
  const right = [...had].filter((value) => wanted.has(value)).length
  return { expected: [...wanted], found: [...had], right, wrong: had.size - right, missed: wanted.size - right }
}
