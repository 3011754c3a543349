import { optional, optionalListOf, type OutOf, record, type WireOf, type WireRecord } from '../reading/readers.ts'
import { block } from './blocks.ts'
import { count, id, optionalText, text, whole } from './fields.ts'
import { question } from './question.ts'

/** A category in a list. */
export const categorySummary = record(
  (wire: WireRecord<{ id: number; slug: string; name: string; live_coupons: number }>) => ({
    id: wire.read('id', id),
    slug: wire.read('slug', text),
    name: wire.read('name', text),
    liveCoupons: wire.read('live_coupons', count),
  }),
)
export type CategorySummary = OutOf<typeof categorySummary>

const shelf = record((wire: WireRecord<{ slug: string; name: string }>) => ({
  slug: wire.read('slug', text),
  name: wire.read('name', text),
}))
const optionalShelf = optional(shelf, null)
const blocks = optionalListOf(block)
const questions = optionalListOf(question)

interface WireCategory {
  id: number
  slug: string
  name: string
  summary?: string | null
  /** The category that it is a part of. */
  parent?: WireOf<typeof shelf> | null
  about?: WireOf<typeof block>[]
  questions?: WireOf<typeof question>[]
}

/** The category of a category page. */
export const category = record((wire: WireRecord<WireCategory>) => ({
  id: wire.read('id', id),
  slug: wire.read('slug', text),
  name: wire.read('name', text),
  summary: wire.read('summary', optionalText),
  parent: wire.read('parent', optionalShelf),
  about: wire.read('about', blocks),
  questions: wire.read('questions', questions),
}))
export type Category = OutOf<typeof category>

const pageNumber = whole('a whole number from 1', 1)

/** Where a paged list stands. Pages are counted from 1. */
export const paging = record((wire: WireRecord<{ page: number; pages: number; total: number }>) => ({
  page: wire.read('page', pageNumber),
  pages: wire.read('pages', pageNumber),
  total: wire.read('total', count),
}))
export type Paging = OutOf<typeof paging>
