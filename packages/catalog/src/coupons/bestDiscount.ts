import type { Discount } from '@clipfront/feeds/discount'

/** How strong a claim each kind of discount makes; those without a number make none. */
const RANKS: Partial<Record<Discount['kind'], number>> = { percent: 3, money: 2, 'free-delivery': 1 }

/**
 * The discount that a title may speak of. Percentages go before money, since sums of money cannot be compared with them,
 * and an exact one before an "up to" of the same size.
 */
export function bestDiscount(discounts: readonly (Discount | null)[]): Discount | undefined {
  return (
    discounts
      .filter((discount) => discount !== null && RANKS[discount.kind] !== undefined)
      .toSorted((a, b) => strength(b) - strength(a))
      .find(Boolean) ?? undefined
  )
}

function strength(discount: Discount | null): number {
  if (!discount) return -1
  const base = (RANKS[discount.kind] ?? 0) * 1e9
  if (discount.kind === 'percent') return base + discount.percent - (discount.upTo ? 0.5 : 0)
  if (discount.kind === 'money') return base + discount.amount - (discount.upTo ? 0.5 : 0)
  return base
}
