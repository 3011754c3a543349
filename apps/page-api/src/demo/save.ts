import type { DemoDiscount } from './DemoCatalogue.ts'

/** Short ways to say what an offer of the demo is worth. Amounts are in the site's currency. */
export const save = {
  percent: (percent: number): DemoDiscount => ({ kind: 'percent', percent }),
  upTo: (percent: number): DemoDiscount => ({ kind: 'percent', percent, upTo: true }),
  money: (amount: number): DemoDiscount => ({ kind: 'money', amount }),
  moneyUpTo: (amount: number): DemoDiscount => ({ kind: 'money', amount, upTo: true }),
  price: (amount: number, was: number | null): DemoDiscount => ({ kind: 'price', amount, was }),
  other: (text: string): DemoDiscount => ({ kind: 'other', text }),
  bundle: (all: number, paid: number): DemoDiscount => ({ kind: 'bundle', all, paid }),
  delivery: { kind: 'free-delivery' } as DemoDiscount,
  gift: { kind: 'gift' } as DemoDiscount,
  free: { kind: 'free' } as DemoDiscount,
}
