import type { ColumnType, Generated } from 'kysely'
import type { Conditions, Discount, Money } from '@clipfront/feeds/discount'
import type { Blocks, Json, Moment, OptionalMoment } from './columns.ts'

export interface CouponTable {
  id: Generated<number>
  site: string
  merchant_id: number
  upk: string
  sign: string
  code: Generated<string>
  title: string
  detail: Generated<string>
  key_terms: Generated<string[]>
  conditions: Json<Conditions>
  terms: Blocks
  discount: ColumnType<Discount | null, string | null | undefined, string | null>
  promotion_off: Generated<string>
  tags: Generated<string[]>
  brands: Generated<string[]>
  keywords: Generated<string>
  /** What search finds it by: the words of its title and keywords. */
  words: ColumnType<string, never, never>
  is_exclusive: Generated<boolean>
  publish_from: OptionalMoment
  publish_until: OptionalMoment
  starts_at: OptionalMoment
  ends_at: OptionalMoment
  first_seen_at: Moment
  confirmed_at: OptionalMoment
  withdrawn_at: OptionalMoment
  hidden_at: OptionalMoment
  verified_by: string | null
  verified_at: OptionalMoment
  votes_worked: Generated<number>
  votes_failed: Generated<number>
  source: string
  source_list: string[]
  source_add_time: OptionalMoment
  weight: Generated<number>
  edited: Generated<string[]>
  added_by_run: number | null
  changed_at: OptionalMoment
}

/** That a feed lists a coupon, by the feed's own name for it; a tombstone once it has taken it back. */
export interface CouponListingTable {
  site: string
  source: string
  external_id: string
  coupon_id: number
  first_listed_at: Moment
  last_listed_at: Moment
  withdrawn_at: OptionalMoment
  listed_by_run: number | null
}

export interface VerificationTable {
  id: Generated<number>
  coupon_id: number
  happened_at: Moment
  outcome: 'worked' | 'failed'
  by_kind: 'editor' | 'feed' | 'bot' | 'community' | 'extension'
  by_name: Generated<string>
  method: Generated<string>
  evidence: Json<Evidence>
}

/** What can be shown for a verification. */
export interface Evidence {
  basket?: Money
  saved?: Money
  note?: string
}

export interface VoteTable {
  id: Generated<string>
  coupon_id: number
  cast_at: Moment
  worked: boolean
  reason: 'expired' | 'minimum' | 'excluded' | 'not-eligible' | 'other' | null
  visitor_hash: string
  /** Null before votes came over the wire. */
  network_hash: ColumnType<string | null, string | null | undefined, never>
  cast_on: ColumnType<string, never, never>
}
