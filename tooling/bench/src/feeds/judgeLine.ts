import type { Label, LabelledDiscount } from './labels.ts'

/** A discount as page-api writes it; flags and old prices may be left out or empty. */
export type FoundDiscount =
  | { kind: 'percent'; percent: number; upTo?: boolean }
  | { kind: 'money'; amount: number; currency: string; upTo?: boolean }
  | { kind: 'price'; amount: number; was?: number | null; from?: boolean; currency: string }
  | { kind: 'bundle'; buy: number; get: number | null }
  | { kind: 'free' | 'gift' | 'free-delivery' | 'other' }

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

const NO_VALUE = 'nothing'

/** @returns what a discount says in short, equal for equal ones; what only words can say is no value */
function describeValue(discount: LabelledDiscount | null): string {
  if (!discount) return NO_VALUE
  switch (discount.kind) {
    case 'percent':
      return `${upTo(discount)}${discount.percent}%`
    case 'money':
      return `${upTo(discount)}${discount.amount} ${discount.currency} off`
    case 'price':
      return `${discount.from ? 'from' : 'for'} ${discount.amount} ${discount.currency}${discount.was ? `, was ${discount.was}` : ''}`
    case 'bundle':
      return `buy ${discount.buy}${discount.get === null ? '' : ` get ${discount.get}`}`
    case 'other':
    case 'none':
      return NO_VALUE
    default:
      return discount.kind
  }
}

function upTo({ upTo: isUpper }: { upTo?: boolean }): string {
  return isUpper ? 'up to ' : ''
}

export interface Figures {
  /** Of what was found, how much is right; in percent, and null where nothing was found. */
  precision: number | null
  /** Of what there is to find, how much was found; in percent, and null where there is nothing to find. */
  recall: number | null
  right: number
  wrong: number
  missed: number
}

/** @returns the figures of many lines */
export function sumVerdicts(verdicts: readonly Pick<Verdict, 'right' | 'wrong' | 'missed'>[]): Figures {
  const sum = (count: 'right' | 'wrong' | 'missed') => verdicts.reduce((all, verdict) => all + verdict[count], 0)
  const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')]
  const percent = (whole: number) => (whole === 0 ? null : (right / whole) * 100)
  return { precision: percent(right + wrong), recall: percent(right + missed), right, wrong, missed }
}
