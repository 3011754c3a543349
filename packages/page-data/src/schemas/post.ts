import { optional, optionalList, type OutOf } from '../reading/readers.ts'
import { record, variant } from '../reading/record.ts'
import { block, blockCases } from './blocks.ts'
import { categoryReference } from './category.ts'
import { coupon } from './coupon.ts'
import { id, knownMoment, moment, optionalText, sitePath, text, whole } from './fields.ts'

const pixels = whole('a whole number of pixels from 1', 1)

/** A picture of our own: drawn by the product or put there by an editor, never a stranger's. */
export const picture = record({
  path: sitePath,
  width: pixels,
  height: pixels,
  /** Empty where it shows nothing that the text does not say. */
  alt: optionalText,
})
export type Picture = OutOf<typeof picture>

/** A post in a list. */
export const postSummary = record({
  id,
  slug: text,
  title: text,
  summary: optionalText,
  picture: optional(picture, null),
  author: text,
  category: optional(categoryReference, null),
  publishedAt: knownMoment,
  /** When it was last changed after that. */
  changedAt: moment,
  readingMinutes: whole('a whole number of minutes from 1', 1),
})
export type PostSummary = OutOf<typeof postSummary>

/** Who wrote a post, or looked it through. */
export const author = record({
  name: text,
  role: optionalText,
  about: optionalList(block),
  picture: optional(picture, null),
})
export type Author = OutOf<typeof author>

/** A part of a post: text, or an offer that lives today. A post never shows a dead one: the API puts a living one in its place. */
export const postBlock = variant('type', { ...blockCases, offer: { coupon } })
export type PostBlock = OutOf<typeof postBlock>
