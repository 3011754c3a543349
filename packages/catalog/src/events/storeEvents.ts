import { cutText } from '@clipfront/feeds/text'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { EventClass } from '../database/tables/events.ts'
import type { Database } from '../database/tables.ts'
import { normaliseQuery } from '../search-misses/index.ts'
import type { EventDate } from './dateEvent.ts'
import { makeEventDays } from './eventDays.ts'

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
  /** What its type alone has: the metric of web vitals; and `delay`, of what waited in an outbox. */
  detail: EventDetail
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

export type EventDetail = Readonly<Record<string, string | number | boolean>>

/** An event as it is stored, but for what the catalog knows of its coupon. */
export interface ArrivedEvent extends Omit<PagepointEvent, 'eid'>, EventDate {
  receivedAt: Date
  /** Code of the site. */
  site: string
  environment: string
  class: EventClass
  device: string
  browser: string
  /** Of the day. */
  visitorHash: string
  networkHash: string
}

/**
 * Stores events in one statement, which is one commit. The page knew two characters of the code; the catalog knows all of it, and
 * the merchant. What the catalog holds is not stored with every event: senders choose what they send, and events stay for months.
 * An event that is stored already changes nothing, on whatever day it comes again (docs/architecture/017).
 * @returns how many were new
 */
export async function storeEvents(database: Kysely<Database>, events: readonly ArrivedEvent[]): Promise<number> {
  try {
    return await insertEvents(database, events)
  } catch (error) {
    if (!isMissingDay(error)) throw error
    const moments = events.map(({ occurredAt }) => occurredAt.getTime())
    await makeEventDays(database, new Date(Math.min(...moments)), new Date(Math.max(...moments)))
    return insertEvents(database, events)
  }
}

/** A day that nobody has made ahead of time, as right after a start. */
function isMissingDay(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === CHECK_VIOLATION && error.constraint === undefined
}

const CHECK_VIOLATION = '23514'

/** Whether the database refuses events for what they hold: it would do so again. */
export function isRefusedEvent(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[123]/.test(error.code ?? '')
}

async function insertEvents(database: Kysely<Database>, events: readonly ArrivedEvent[]): Promise<number> {
  const isNoted = events.some((event) => event.isNoted)
  const isClaimed = events.some(({ claimedAt }) => claimedAt !== null)
  // In one order, so that of two batches with the same events one waits for the other, and never both.
  const { numAffectedRows } = await sql`
    with incoming as materialized (
      select distinct on (r.eid) r.*, c.id as known_coupon, c.code, coalesce(c.merchant_id, m.id) as known_merchant
      from json_to_recordset(${JSON.stringify(events.map(toRow))}::json) as r (
        eid uuid, occurred_at timestamptz, received_at timestamptz, is_noted boolean, claimed_at timestamptz,
        type text, site text, environment text, class text, page text, urlname text, is_mobile boolean, has_affiliate boolean,
        coupon_id integer, merchant_id integer, position integer, old_position integer, has_detail boolean,
        device text, browser text, visitor_hash text, network_hash text, performance jsonb, detail jsonb
      )
      left join coupon c on c.id = r.coupon_id and c.site = r.site
      left join merchant m on m.id = r.merchant_id and m.site = r.site
      order by r.eid, r.occurred_at
    )${isNoted ? NOTE : sql``}
    insert into event (
      eid, occurred_at, type, site, environment, class, page, urlname, is_mobile, has_affiliate, coupon_id, merchant_id,
      position, old_position, has_detail, device, browser, visitor_hash, network_hash, performance, detail
    )
    select
      eid, occurred_at, type, site, environment, class, page, urlname, is_mobile, has_affiliate, known_coupon, known_merchant,
      position, old_position, has_detail, device, browser, visitor_hash, network_hash,
      case
        when coupon_id is null then '{}'
        when known_coupon is null then jsonb_build_object('id', coupon_id)
        else performance || jsonb_build_object('id', coupon_id, 'code', code)
      end,
      detail
    from incoming i
    where ${isNoted ? IS_NEW : WAS_NOT_NOTED}
      ${isClaimed ? WAS_NOT_BELIEVED : sql``}
    order by eid
    on conflict do nothing`.execute(database)
  return Number(numAffectedRows ?? 0)
}

const NOTE = sql`,
    noted as (
      insert into undated_event (eid, received_at) select eid, received_at from incoming where is_noted order by eid
      on conflict do nothing
      returning eid
    )`
const WAS_NOT_NOTED = sql<boolean>`not exists (select from undated_event u where u.eid = i.eid)`
/** Of deliveries at the same time one makes the note, and the others wait for it. */
const IS_NEW = sql<boolean>`case when is_noted then exists (select from noted n where n.eid = i.eid) else ${WAS_NOT_NOTED} end`
/** It may have come when its own time was still near, and lie there. */
const WAS_NOT_BELIEVED: RawBuilder<unknown> = sql`and not exists (
        select from event e where e.eid = i.eid and e.occurred_at = i.claimed_at
      )`

/** Longer paths are none of ours; a longer text would only fill the store. */
const LONGEST_PATH = 500
const LONGEST_WORD = 100

function toRow(event: ArrivedEvent) {
  const { coupon } = event
  return {
    eid: event.eid,
    occurred_at: event.occurredAt,
    received_at: event.receivedAt,
    is_noted: event.isNoted,
    claimed_at: event.claimedAt,
    type: event.type,
    site: event.site,
    environment: event.environment,
    class: event.class,
    page: event.page,
    urlname: cutText(event.urlname, LONGEST_PATH),
    is_mobile: event.isMobile,
    has_affiliate: event.hasAffiliate,
    coupon_id: coupon?.id ?? null,
    merchant_id: event.merchantId,
    position: coupon?.position ?? null,
    old_position: coupon?.old_position ?? null,
    has_detail: coupon?.has_detail ?? false,
    device: event.device,
    browser: event.browser,
    visitor_hash: event.visitorHash,
    network_hash: event.networkHash,
    // What the catalog cannot tell later: what was searched for, unless it is the searcher's own, and which version was shown.
    performance: coupon && {
      is_verified: coupon.is_verified,
      search_word: normaliseQuery(coupon.search_word),
      sign: cutText(coupon.sign, LONGEST_WORD),
    },
    detail: event.detail,
  }
}
