import type { Generated, JSONColumnType } from 'kysely'
import type { Json, Moment, OptionalMoment } from './columns.ts'

export interface ImportRunTable {
  id: Generated<number>
  site: string
  format: string
  files: string[]
  started_at: Moment
  finished_at: OptionalMoment
  report: Json<object>
  undone_at: OptionalMoment
}

/** The last file of a feed that was refused; deleted when one is taken. */
export interface ImportRejectionTable {
  site: string
  format: string
  /** The name of its files, without a date. */
  feed: string
  refused_at: Moment
  /** In a word: `halved`. */
  reason: string
  /** As it was printed: what happened, and what to do. */
  message: string
}

/** What an import changed: the columns as they were. */
export interface ImportChangeTable {
  run_id: number
  kind: 'coupon' | 'merchant'
  target_id: number
  before: JSONColumnType<Record<string, unknown>>
}

/** Of which offers a part of an import spoke: their listings, and they themselves, as they were before. */
export interface ImportListingTable {
  run_id: number
  listings: Json<Record<string, unknown>[]>
  coupons: Json<Record<string, unknown>[]>
}

/** What has an address by a slug of its own. */
export type SlugKind = 'merchant' | 'category' | 'brand' | 'tag' | 'topic' | 'channel' | 'post'

export interface FormerSlugTable {
  site: string
  kind: SlugKind
  slug: string
  current_slug: string | null
  since: Moment
}

export interface EditTable {
  id: Generated<number>
  site: string
  kind: 'coupon' | 'merchant' | 'import' | 'review' | 'submission' | 'post' | 'synonym'
  target_id: number
  action: string
  change: Json<Record<string, readonly [before: unknown, after: unknown]>>
  by_name: string
  reason: string
  made_at: Moment
}
