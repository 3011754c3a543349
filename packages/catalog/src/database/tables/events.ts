import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** Who is behind an event. Only people count. */
export type EventClass = 'human' | 'bot' | 'prefetch' | 'preview'

export interface EventTable {
  eid: Generated<string>
  occurred_at: Moment
  coupon_id: number | null
  merchant_id: number | null
  position: number | null
  old_position: number | null
  is_mobile: Generated<boolean>
  has_affiliate: Generated<boolean>
  has_detail: Generated<boolean>
  type: string
  site: string
  environment: string
  class: Generated<EventClass>
  page: Generated<string>
  urlname: Generated<string>
  device: Generated<string>
  browser: Generated<string>
  visitor_hash: Generated<string>
  network_hash: string | null
  performance: Json<object>
  detail: Json<object>
}

export interface UndatedEventTable {
  eid: string
  received_at: Moment
}

export interface VisitorSaltTable {
  /** `2026-11-22`, UTC. */
  day: string
  salt: Buffer
}

/** What rollups count of people on a coupon, a merchant or a position. `clicks` are at most three of one network, coupon and day. */
export const COUNTED_COLUMNS = ['impressions', 'clicks', 'received', 'copies', 'details', 'visits'] as const
export type CountedColumn = (typeof COUNTED_COLUMNS)[number]

/** What people did on one day (UTC), by the position in the list. */
interface DayCounts extends Record<CountedColumn, number> {
  /** `2026-11-22`. */
  day: string
  site: string
  environment: string
  /** From 1; 0 where the event named none. */
  position: number
}

export interface CouponDayTable extends DayCounts {
  coupon_id: number
  merchant_id: number | null
}

export interface MerchantDayTable extends DayCounts {
  merchant_id: number
}

export interface SiteDayTable extends DayCounts {}

export interface EventDayTable extends Pick<DayCounts, 'day' | 'site' | 'environment'> {
  type: string
  class: EventClass
  device: string
  events: number
  /** Of them, those that waited in a browser's outbox. */
  late: Generated<number>
}

export interface RejectionDayTable extends Pick<DayCounts, 'day' | 'site' | 'environment'> {
  /** What the collector answered. */
  status: number
  events: number
}

export interface RollupDayTable {
  day: string
  counted_at: Moment
}
