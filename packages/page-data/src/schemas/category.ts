import { optional, optionalList, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { block, question } from './blocks.ts'
import { count, id, optionalCount, optionalText, text, whole } from './fields.ts'

/** A category in a list. */
export const categorySummary = record({ id, slug: text, name: text, liveCoupons: count })
export type CategorySummary = OutOf<typeof categorySummary>

/** As much of a category as a link needs. */
export const categoryReference = record({ slug: text, name: text })

/** The category of a category page. */
export const category = record({
  id,
  slug: text,
  name: text,
  summary: optionalText,
  /** The category that it is a part of. */
  parent: optional(categoryReference, null),
  about: optionalList(block),
  questions: optionalList(question),
})
export type Category = OutOf<typeof category>

const pageNumber = whole('a whole number from 1', 1)

/** Where a paged list stands. Pages are counted from 1. */
export const paging = record({
  page: pageNumber,
  pages: pageNumber,
  total: count,
  /** How many of the list stand on the pages before this one; an older page-api does not say. */
  offset: optionalCount,
})
export type Paging = OutOf<typeof paging>
