import { leaf, optional, type OutOf } from '../reading/readers.ts'
import { from, variant } from '../reading/record.ts'
import { optionalFlag, optionalText } from './fields.ts'
import { amount, currency, percent } from './money.ts'

/** Money that may be nothing, in major units. */
export const price = leaf('a number from 0', (value): value is number => Number.isFinite(value) && Number(value) >= 0)

/**
 * What a coupon is worth, as a typed value; the words around it are made by the page in the site's language.
 * `from` says that it is the lowest of several prices. Percentages are 0 < n <= 100; money is in major units (15 is fifteen pounds) of an ISO 4217 currency.
 */
export const discount = variant('kind', {
  percent: { percent, upTo: from('upTo', optionalFlag) },
  money: { amount, currency, upTo: from('upTo', optionalFlag) },
  price: { amount: price, was: optional(amount, null), currency, from: from('from', optionalFlag) },
  'free-delivery': {},
  gift: {},
  free: {},
  other: { text: optionalText },
})
export type Discount = OutOf<typeof discount>
