import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** How many live offers stand under something, as `countLive` found them last. */
export interface LiveCountTable {
  kind: 'merchant' | 'category' | 'topic' | 'tag' | 'brand'
  target_id: number
  site: string
  codes: number
  deals: number
  best_coupon_id: number | null
}

/** The same of a whole site. */
export interface SiteCountTable {
  site: string
  live_coupons: number
  merchants: number
  tests_this_week: number
  counted_at: Moment
}

/** Searches that found nothing, counted. */
export interface SearchMissTable {
  site: string
  /** Of UTC. */
  day: string
  /** Normalised; empty for all that are counted without their words. */
  query: string
  times: number
}

/** Searches of which so many visitors of a day saw something found. */
export interface SearchDayTable {
  site: string
  /** Of UTC. */
  day: string
  /** Normalised. */
  query: string
  visitors: number
}

/** Two words or phrases that find each other in the search of a language. */
export interface SynonymTable {
  id: Generated<number>
  /** `en`: without a region. */
  language: string
  word: string
  other: string
  folded_word: ColumnType<string, never, never>
  folded_other: ColumnType<string, never, never>
}
