import { leaf, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { textLike } from './fields.ts'

/** An ISO 4217 currency. */
export const currency = textLike('an ISO 4217 currency', /^[A-Z]{3}$/)

const above = (least: number, expected: string, most = Number.MAX_VALUE) =>
  leaf(expected, (value): value is number => typeof value === 'number' && value > least && value <= most)

/** Money that is something: in major units, 15 is fifteen pounds. */
export const amount = above(0, 'a number above 0')

/** A percentage, 0 < n <= 100. */
export const percent = above(0, 'a number above 0, up to 100', 100)

export const money = record({ amount, currency })
export type Money = OutOf<typeof money>
