import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

export interface EventTable {
  id: Generated<string>
  eid: string | null
  type: string
  site: string
  environment: string
  occurred_at: Moment
  coupon_id: number | null
  merchant_id: number | null
  page: Generated<string>
  urlname: Generated<string>
  is_mobile: Generated<boolean>
  has_affiliate: Generated<boolean>
  position: number | null
  old_position: number | null
  has_detail: Generated<boolean>
  device: Generated<string>
  browser: Generated<string>
  is_bot: Generated<boolean>
  visitor_hash: Generated<string>
  network_hash: string | null
  performance: Json<object>
}
