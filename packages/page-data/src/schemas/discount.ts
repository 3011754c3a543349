import { leaf, oneOf, optional, type OutOf, record, variant, type WireRecord } from '../reading/readers.ts'
import { optionalFlag, optionalText } from './fields.ts'
import { amount, currency, share } from './money.ts'

const price = leaf('a number from 0', (value): value is number => Number.isFinite(value) && Number(value) >= 0)

const bare = <const Kind extends string>(kind: Kind) =>
  record((wire: WireRecord<{ kind: Kind }>) => ({ kind: wire.read('kind', oneOf([kind])) }))

/**
 * What a coupon is worth, as a typed value; the words around it are made by the page in the site's language.
 * Percentages are 0 < n <= 100; money is in major units (15 is fifteen pounds) of an ISO 4217 currency.
 */
export const discount = variant('kind', {
  percent: record((wire: WireRecord<{ kind: 'percent'; percent: number; upTo?: boolean }>) => ({
    kind: 'percent' as const,
    percent: wire.read('percent', share),
    upTo: wire.read('upTo', optionalFlag),
  })),
  money: record((wire: WireRecord<{ kind: 'money'; amount: number; currency: string; upTo?: boolean }>) => ({
    kind: 'money' as const,
    amount: wire.read('amount', amount),
    currency: wire.read('currency', currency),
    upTo: wire.read('upTo', optionalFlag),
  })),
  price: record((wire: WireRecord<{ kind: 'price'; amount: number; was?: number | null; currency: string }>) => ({
    kind: 'price' as const,
    amount: wire.read('amount', price),
    was: wire.read('was', optional(amount, null)),
    currency: wire.read('currency', currency),
  })),
  'free-delivery': bare('free-delivery'),
  gift: bare('gift'),
  free: bare('free'),
  other: record((wire: WireRecord<{ kind: 'other'; text?: string | null }>) => ({
    kind: 'other' as const,
    text: wire.read('text', optionalText),
  })),
})

export type Discount = OutOf<typeof discount>
