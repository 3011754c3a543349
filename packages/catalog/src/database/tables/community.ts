import type { ColumnType, Generated } from 'kysely'
import type { Moment, OptionalMoment } from './columns.ts'

export interface SubscriptionTable {
  id: Generated<number>
  site: string
  email: string
  kind: 'site' | 'merchant' | 'topic'
  merchant_id: number | null
  topic_id: number | null
  token_hash: string
  asked_at: Moment
  confirmed_at: OptionalMoment
  ended_at: OptionalMoment
}

export interface SubmissionTable {
  id: Generated<number>
  site: string
  shop: string
  code: Generated<string>
  title: string
  /** `YYYY-MM-DD`. */
  ends_on: ColumnType<string | null, string | null | undefined, string | null>
  submitted_at: Moment
  visitor_hash: Generated<string>
  state: Generated<'waiting' | 'taken' | 'refused' | 'known'>
  coupon_id: number | null
}
