import type { ColumnType, Generated } from 'kysely'
import type { Moment, OptionalMoment } from './columns.ts'

export interface SubscriptionTable {
  id: Generated<number>
  site: string
  email: string
  kind: 'site' | 'merchant' | 'topic'
  merchant_id: number | null
  topic_id: number | null
  environment: Generated<'prod' | 'beta' | 'dev'>
  asked_at: Moment
  confirmed_at: OptionalMoment
  ended_at: OptionalMoment
  news_until: OptionalMoment
  /** By which addresses of one mailbox are known: without what stands behind a +, at Gmail without dots too. */
  mailbox: ColumnType<string, never, never>
}

export interface SubscriptionTokenTable {
  hash: string
  subscription_id: number
  action: 'confirm' | 'unsubscribe'
  expires_at: Moment
}

export interface MailTable {
  id: Generated<number>
  subscription_id: number
  kind: 'confirmation' | 'alert' | 'digest'
  queued_at: Moment
  due_at: OptionalMoment
  attempts: Generated<number>
  sent_at: OptionalMoment
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
  /** Of the form: the same one again is no second row. */
  digest: string | null
  state: Generated<'waiting' | 'taken' | 'refused' | 'known'>
  coupon_id: number | null
}
