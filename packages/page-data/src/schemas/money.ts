import { leaf, type OutOf, record, type WireRecord } from '../reading/readers.ts'
import { textLike } from './fields.ts'

/** An ISO 4217 currency. */
export const currency = textLike('an ISO 4217 currency', /^[A-Z]{3}$/)

/** A number above `least`. */
export const above = (least: number, expected: string, most = Number.MAX_VALUE) =>
  leaf(expected, (value): value is number => typeof value === 'number' && value > least && value <= most)

/** Money that is something: in major units, 15 is fifteen pounds. */
export const amount = above(0, 'a number above 0')

/** A percentage, 0 < n <= 100. */
export const share = above(0, 'a number above 0, up to 100', 100)

export const money = record((wire: WireRecord<{ amount: number; currency: string }>) => ({
  amount: wire.read('amount', amount),
  currency: wire.read('currency', currency),
}))
export type Money = OutOf<typeof money>
