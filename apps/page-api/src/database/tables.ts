import type { MerchantFact } from '@clipfront/page-data'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Discount } from '../discount/Discount.ts'

type Moment = ColumnType<Date, Date | string, Date | string>
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

export interface MerchantTable {
  id: Generated<number>
  site: string
  slug: string
  name: string
  domain: string
  tint: number
  summary: Generated<string>
  facts: JSONColumnType<MerchantFact[], string | undefined>
  programme_target: string | null
  popularity: Generated<number>
  created_at: Moment
  changed_at: OptionalMoment
}

export interface CategoryTable {
  id: Generated<number>
  site: string
  slug: string
  name: string
  summary: Generated<string>
}

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
  discount: ColumnType<Discount | null, string | null | undefined, string | null>
  promotion_off: Generated<string>
  tags: Generated<string[]>
  keywords: Generated<string>
  is_exclusive: Generated<boolean>
  starts_at: OptionalMoment
  ends_at: OptionalMoment
  first_seen_at: Moment
  confirmed_at: OptionalMoment
  verified_by: string | null
  verified_at: OptionalMoment
  votes_worked: Generated<number>
  votes_failed: Generated<number>
  source: string
  source_list: string[]
  source_add_time: OptionalMoment
  weight: Generated<number>
  changed_at: OptionalMoment
}

export interface CouponCategoryTable {
  coupon_id: number
  category_id: number
}

export interface ImportRunTable {
  id: Generated<number>
  site: string
  format: string
  files: string[]
  started_at: Moment
  finished_at: OptionalMoment
  report: JSONColumnType<object, string | undefined>
}

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
  performance: JSONColumnType<object, string | undefined>
}

/** The catalogue's tables, as Kysely sees them. */
export interface Catalogue {
  merchant: MerchantTable
  category: CategoryTable
  coupon: CouponTable
  coupon_category: CouponCategoryTable
  import_run: ImportRunTable
  event: EventTable
}
