import { leaf, type OutOf, record, type WireRecord } from '../reading/readers.ts'
import { count, id, optionalText, knownMoment, whole } from './fields.ts'

const average = leaf(
  'a number from 1 to 5',
  (value): value is number => typeof value === 'number' && value >= 1 && value <= 5,
)
const stars = whole('a whole number from 1 to 5', 1, 5)

/** What shoppers think of a shop, put together. */
export const rating = record((wire: WireRecord<{ average: number; count: number }>) => ({
  average: wire.read('average', average),
  count: wire.read('count', count),
}))
export type Rating = OutOf<typeof rating>

interface WireReview {
  id: number
  rating: number
  title?: string | null
  body?: string | null
  by?: string | null
  written_at: string
}

/** What one shopper wrote, as plain text. */
export const review = record((wire: WireRecord<WireReview>) => ({
  id: wire.read('id', id),
  rating: wire.read('rating', stars),
  title: wire.read('title', optionalText),
  body: wire.read('body', optionalText),
  by: wire.read('by', optionalText),
  writtenAt: wire.read('written_at', knownMoment),
}))
export type Review = OutOf<typeof review>
