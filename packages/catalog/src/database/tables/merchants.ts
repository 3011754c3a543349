import type { MerchantFact } from '@clipfront/page-data'
import type { ColumnType, Generated } from 'kysely'
import type { Blocks, Json, Moment, OptionalMoment, OptionalNumeric, Question } from './columns.ts'

/** A merchant, whichever sites have it. */
export interface MasterMerchantTable {
  id: Generated<number>
  domain: string
  name: string
}

export interface MerchantTable {
  id: Generated<number>
  site: string
  /** Given by the database where it is left out: that of the domain. */
  master_id: Generated<number>
  slug: string
  name: string
  domain: string
  tint: number
  /** Path of a picture of our own, square. */
  logo: string | null
  summary: Generated<string>
  facts: Json<MerchantFact[]>
  about: Blocks
  how_to_use: Blocks
  questions: Json<Question[]>
  programme_target: string | null
  popularity: Generated<number>
  folded_name: ColumnType<string, never, never>
  name_words: ColumnType<string[], never, never>
  edited: Generated<string[]>
  added_by_run: number | null
  created_at: Moment
  changed_at: OptionalMoment
}

export interface CashbackTable {
  merchant_id: number
  tracking_hours: number | null
  paying_days: number | null
  exclusions: Blocks
  terms: Blocks
  changed_at: Moment
}

export interface CashbackRateTable {
  id: Generated<number>
  merchant_id: number
  tier: Generated<string>
  percent: OptionalNumeric
  amount: OptionalNumeric
  currency: string | null
  is_boost: Generated<boolean>
  cap: OptionalNumeric
  valid_from: Moment
  valid_until: OptionalMoment
}

export interface ReviewTable {
  id: Generated<number>
  merchant_id: number
  rating: number
  title: Generated<string>
  body: Generated<string>
  by_name: Generated<string>
  written_at: Moment
  state: Generated<'waiting' | 'shown' | 'refused'>
  visitor_hash: Generated<string>
  /** Of the form: the same one again is no second row. */
  digest: string | null
}
