import { detectVisitor } from '@clipfront/routing/visitor'
import type { Environment, Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'
import { cutText } from '@clipfront/feeds/text'

interface Arrival {
  event: PagepointEvent
  origin: EventOrigin
  occurredAt: Date
  /** Of the day; see `createDailyHasher`. */
  visitorHash: string
  networkHash: string
}

/** Longer paths are none of ours; a longer text would only fill the store. */
const LONGEST_PATH = 500
const LONGEST_WORD = 100

/**
 * Stores an event. The page knew two characters of the code; the catalog knows all of it, and the merchant. What the
 * catalog holds is not stored with every event: senders choose what they send, and events are kept for months.
 * The same `eid` a second time changes nothing: a beacon and its fallback may both arrive.
 * @returns whether it was new
 */
export async function storeEvent(database: Kysely<Database>, arrival: Arrival): Promise<boolean> {
  const { event, origin, occurredAt, visitorHash, networkHash } = arrival
  const known = event.coupon && (await findCoupon(database, origin.site.code, event.coupon.id))
  const merchant =
    event.merchantId === null ? undefined : await findMerchant(database, origin.site.code, event.merchantId)
  const visitor = detectVisitor({ userAgent: origin.userAgent, extensionName: origin.site.extensionName })
  const stored = await database
    .insertInto('event')
    .values({
      eid: event.eid,
      type: event.type,
      site: origin.site.code,
      environment: origin.environment,
      occurred_at: occurredAt,
      coupon_id: known ? known.id : null,
      merchant_id: known?.merchant_id ?? merchant?.id ?? null,
      page: event.page,
      urlname: cutText(event.urlname, LONGEST_PATH),
      is_mobile: event.isMobile,
      has_affiliate: event.hasAffiliate,
      position: event.coupon?.position ?? null,
      old_position: event.coupon?.old_position ?? null,
      has_detail: event.coupon?.has_detail ?? false,
      device: visitor.device,
      browser: visitor.browser,
      is_bot: visitor.bot,
      visitor_hash: visitorHash,
      network_hash: networkHash,
      performance: JSON.stringify(event.coupon ? toPerformance(event.coupon, known?.code) : {}),
    })
    .onConflict((conflict) => conflict.column('eid').doNothing())
    .executeTakeFirst()
  return stored.numInsertedOrUpdatedRows === 1n
}

/** What the catalog cannot tell later: what was searched for, which version was shown. Of an unknown coupon, its id. */
function toPerformance(coupon: ReportedCoupon, code: string | undefined): object {
  if (code === undefined) return { id: coupon.id }
  return {
    id: coupon.id,
    code,
    is_verified: coupon.is_verified,
    search_word: cutText(coupon.search_word, LONGEST_WORD),
    sign: cutText(coupon.sign, LONGEST_WORD),
  }
}

async function findCoupon(database: Kysely<Database>, site: string, id: number) {
  return database
    .selectFrom('coupon')
    .select(['id', 'merchant_id', 'code'])
    .where('id', '=', id)
    .where('site', '=', site)
    .executeTakeFirst()
}

async function findMerchant(database: Kysely<Database>, site: string, id: number) {
  return database.selectFrom('merchant').select('id').where('id', '=', id).where('site', '=', site).executeTakeFirst()
}

/** An event as a browser reported it, parsed. */
export interface PagepointEvent {
  type: string
  /** Made by the browser, once per event; null when it made none. */
  eid: string | null
  page: string
  urlname: string
  isMobile: boolean
  hasAffiliate: boolean
  /** What the page said about the coupon; null for an event that is about none. */
  coupon: ReportedCoupon | null
  /** Of an event about a merchant and no coupon. */
  merchantId: number | null
}

/** What is stored of `coupon_performance` (R3.4): the rest the catalog knows itself. */
interface ReportedCoupon {
  id: number
  is_verified: boolean
  search_word: string
  sign: string
  position: number | null
  old_position: number | null
  has_detail: boolean
}

/** What the site's server adds to it. */
export interface EventOrigin {
  site: Site
  environment: Environment
  address: string
  userAgent: string
}

/**
 * How many clicks on one coupon count of one network and day, wherever figures are shown. A family or an office may use an
 * offer more than once; whoever wants to make it look popular sends thousands. All of them are stored.
 */
export const MAX_COUNTED_CLICKS_PER_DAY = 3
