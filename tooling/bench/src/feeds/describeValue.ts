import type { LabelledDiscount } from './Label.ts'

/** A discount as page-api writes it; flags and old prices may be left out or empty. */
export type FoundDiscount =
  | { kind: 'percent'; percent: number; upTo?: boolean }
  | { kind: 'money'; amount: number; currency: string; upTo?: boolean }
  | { kind: 'price'; amount: number; was?: number | null; currency: string }
  | { kind: 'bundle'; buy: number; get: number | null }
  | { kind: 'free' | 'gift' | 'free-delivery' | 'other' }

export const NO_VALUE = 'nothing'

/** @returns what a discount says in short, equal for equal ones; what only words can say is no value */
export function describeValue(discount: LabelledDiscount | FoundDiscount | null): string {
  if (!discount) return NO_VALUE
  switch (discount.kind) {
    case 'percent':
      return `${upTo(discount)}${discount.percent}%`
    case 'money':
      return `${upTo(discount)}${discount.amount} ${discount.currency} off`
    case 'price':
      return `for ${discount.amount} ${discount.currency}${discount.was ? `, was ${discount.was}` : ''}`
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
