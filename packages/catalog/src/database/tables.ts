import type { MailTable, SubmissionTable, SubscriptionTable, SubscriptionTokenTable } from './tables/community.ts'
import type { AuthorTable, CategoryTable, ChannelTable, LabelTable, PostTable, TopicTable } from './tables/content.ts'
import type { LiveCountTable, SearchDayTable, SearchMissTable, SiteCountTable, SynonymTable } from './tables/counts.ts'
import type { CouponListingTable, CouponTable, VerificationTable, VoteTable } from './tables/coupons.ts'
import type {
  EditTable,
  FormerSlugTable,
  ImportChangeTable,
  ImportListingTable,
  ImportRejectionTable,
  ImportRunTable,
} from './tables/editing.ts'
import type {
  CouponDayTable,
  EventDayTable,
  EventTable,
  MerchantDayTable,
  RejectionDayTable,
  RollupDayTable,
  SiteDayTable,
  UndatedEventTable,
  VisitorSaltTable,
} from './tables/events.ts'
import type {
  CashbackRateTable,
  CashbackTable,
  MasterMerchantTable,
  MerchantTable,
  ReviewTable,
} from './tables/merchants.ts'

export type { CouponTable } from './tables/coupons.ts'
export type { MerchantTable } from './tables/merchants.ts'

/** The catalog's tables, as Kysely sees them. */
export interface Database {
  master_merchant: MasterMerchantTable
  merchant: MerchantTable
  cashback: CashbackTable
  cashback_rate: CashbackRateTable
  review: ReviewTable

  coupon: CouponTable
  coupon_category: { coupon_id: number; category_id: number }
  coupon_listing: CouponListingTable
  verification: VerificationTable
  vote: VoteTable
  coupon_rank: { coupon_id: number; score: number }

  category: CategoryTable
  brand: LabelTable
  tag: LabelTable
  topic: TopicTable
  topic_coupon: { topic_id: number; coupon_id: number }
  channel: ChannelTable
  author: AuthorTable
  post: PostTable
  post_merchant: { post_id: number; merchant_id: number }

  subscription: SubscriptionTable
  subscription_token: SubscriptionTokenTable
  mail: MailTable
  submission: SubmissionTable

  live_count: LiveCountTable
  site_count: SiteCountTable
  search_miss: SearchMissTable
  search_day: SearchDayTable
  synonym: SynonymTable

  former_slug: FormerSlugTable
  edit: EditTable
  import_run: ImportRunTable
  import_rejection: ImportRejectionTable
  import_change: ImportChangeTable
  import_listing: ImportListingTable

  event: EventTable
  undated_event: UndatedEventTable
  visitor_salt: VisitorSaltTable
  coupon_day: CouponDayTable
  merchant_day: MerchantDayTable
  site_day: SiteDayTable
  event_day: EventDayTable
  rejection_day: RejectionDayTable
  rollup_day: RollupDayTable
}
