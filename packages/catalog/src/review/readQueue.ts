import { type Kysely, sql } from 'kysely'
import { isLive, heldWordsThatSay } from '../coupons/index.ts'
import type { Database } from '../database/index.ts'
import { type QueueQuery, readSubmissions, SAME_SUBMISSION, total } from './readSubmissions.ts'

/** Older votes say nothing of how a coupon does today. */
export const RECENT_DAYS = 30
/** Fewer failed votes may be an accident. */
export const MANY_FAILED = 3
/** Merchants change codes by the month. */
export const VERIFY_AGAIN_DAYS = 30

const DAY_MS = 86_400_000

/** A coupon that fails: what its shoppers have said lately. */
export interface Failure {
  coupon_id: number
  worked: number
  failed: number
  /** Named most often; null where nobody named one. */
  reason: string | null
}

/**
 * What waits for an editor, the oldest or the worst of each kind first.
 * @param known where they were read for something else already
 */
export async function readQueue(database: Kysely<Database>, query: QueueQuery, known?: readonly Failure[]) {
  const failures = known ?? (await readFailures(database, query.now))
  return {
    submissions: await readSubmissions(database, query),
    reviews: await readReviews(database, query),
    failing: await readFailing(database, query, failures),
    saying: await readSaying(database, query),
    stale: await readStale(database, query, failures),
  }
}

export type Queue = Awaited<ReturnType<typeof readQueue>>

/** How many of each kind wait. */
export type Waiting = Record<keyof Queue, number>

/** How many of each kind wait on each site that has any. */
export async function countWaiting(
  database: Kysely<Database>,
  now: Date,
  failures: readonly Failure[],
): Promise<Map<string, Waiting>> {
  const all = { site: null, now, limit: Number.MAX_SAFE_INTEGER }
  const counts = new Map<string, Waiting>()
  const add = (kind: keyof Queue, rows: readonly { site: string; waiting: number }[]) => {
    for (const { site, waiting } of rows) {
      const known = counts.get(site) ?? { submissions: 0, reviews: 0, failing: 0, saying: 0, stale: 0 }
      counts.set(site, { ...known, [kind]: known[kind] + waiting })
    }
  }
  const waiting = sql<number>`count(*)::int`.as('waiting')
  const submissions = database
    .selectFrom('submission')
    .select(['site', sql<number>`count(distinct (${SAME_SUBMISSION}))::int`.as('waiting')])
    .where('state', '=', 'waiting')
  const reviews = database
    .selectFrom('review as r')
    .innerJoin('merchant as m', 'm.id', 'r.merchant_id')
    .select(['m.site', waiting])
    .where('r.state', '=', 'waiting')
  add('submissions', await submissions.groupBy('site').execute())
  add('reviews', await reviews.groupBy('m.site').execute())
  const failing = database.selectFrom(selectFailing(database, all, failures).as('w')).select(['w.site', waiting])
  add('failing', await failing.groupBy('w.site').execute())
  const stale = database.selectFrom(selectStale(database, all, failures).as('w')).select(['w.site', waiting])
  add('stale', await stale.groupBy('w.site').execute())
  const saying = await readSaying(database, all)
  add(
    'saying',
    saying.map(({ site }) => ({ site, waiting: 1 })),
  )
  return counts
}

async function readReviews(database: Kysely<Database>, { site, limit }: QueueQuery) {
  return database
    .selectFrom('review as r')
    .innerJoin('merchant as m', 'm.id', 'r.merchant_id')
    .select([
      'r.id',
      'm.site',
      'm.slug as merchant',
      'm.name as merchant_name',
      'r.rating',
      'r.title',
      'r.body',
      'r.by_name',
      'r.written_at',
      total,
    ])
    .where('r.state', '=', 'waiting')
    .$if(site !== null, (query) => query.where('m.site', '=', site ?? ''))
    .orderBy('r.written_at')
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

/** Whether the coupon `c` is one of those that fail shoppers more often than they work. */
export function isFailing(failures: readonly Failure[]) {
  return sql<boolean>`c.id = any(${failures.map(({ coupon_id: id }) => id)}::int[])`
}

async function readFailing(database: Kysely<Database>, query: QueueQuery, failures: readonly Failure[]) {
  return selectFailing(database, query, failures)
    .orderBy(sql`v.failed - v.worked`, 'desc')
    .orderBy('c.id')
    .limit(query.limit)
    .execute()
}

/** Coupons that shoppers can use today and that fail more often than they work. */
function selectFailing(database: Kysely<Database>, { site, now }: QueueQuery, failures: readonly Failure[]) {
  const rows = sql<Failure>`json_to_recordset(${JSON.stringify(failures)}::json)`
  return selectCoupons(database, site)
    .innerJoin(rows.as<'v'>(sql`v (coupon_id int, worked int, failed int, reason text)`), 'v.coupon_id', 'c.id')
    .select(['v.worked', 'v.failed', 'v.reason'])
    .where(isLive(now))
}

/** The coupons that fail, live or not. All recent votes are read for it: once, for whatever asks of a large catalog. */
export async function readFailures(database: Kysely<Database>, now: Date): Promise<Failure[]> {
  const worked = sql<number>`(count(*) filter (where worked))::int`
  const failed = sql<number>`(count(*) filter (where not worked))::int`
  return (
    database
      .selectFrom('vote')
      .select([
        'coupon_id',
        worked.as('worked'),
        failed.as('failed'),
        sql<string | null>`mode() within group (order by reason)`.as('reason'),
      ])
      .where('cast_at', '>', new Date(now.getTime() - RECENT_DAYS * DAY_MS))
      // The coupon was not meant for these shoppers.
      .where(sql<boolean>`reason is distinct from 'not-eligible'`)
      .groupBy('coupon_id')
      .having(sql<boolean>`${failed} >= ${MANY_FAILED} and ${failed} > ${worked}`)
      .execute()
  )
}

async function readStale(database: Kysely<Database>, query: QueueQuery, failures: readonly Failure[]) {
  return selectStale(database, query, failures).orderBy('c.verified_at').orderBy('c.id').limit(query.limit).execute()
}

/** Coupons whose card says that they were tried, long ago; what fails is not listed twice. */
function selectStale(database: Kysely<Database>, { site, now }: QueueQuery, failures: readonly Failure[]) {
  return selectCoupons(database, site)
    .select(['c.verified_at', 'c.verified_by'])
    .where(isLive(now))
    .where('c.verified_at', '<', new Date(now.getTime() - VERIFY_AGAIN_DAYS * DAY_MS))
    .where(sql<boolean>`not ${isFailing(failures)}`)
}

function selectCoupons(database: Kysely<Database>, site: string | null) {
  return database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .select(['c.id', 'c.site', 'm.slug as merchant', 'm.name as merchant_name', 'c.code', 'c.title', total])
    .$if(site !== null, (query) => query.where('c.site', '=', site ?? ''))
}

/**
 * Coupons whose words, set by an editor, say a usable code: their own, which an import has brought since and the page hides
 * there; or another one of the merchant, if it has a figure in it, because WELCOME may be a word.
 */
async function readSaying(database: Kysely<Database>, { site, now, limit }: QueueQuery) {
  const words = sql`concat_ws(' ', c.title, c.detail, array_to_string(c.key_terms, ' '), c.terms::text)`
  const rows = await database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .innerJoin('coupon as o', 'o.merchant_id', 'c.merchant_id')
    .select(['c.id', 'c.site', 'm.slug as merchant', 'm.name as merchant_name', 'c.code', 'c.title', 'c.detail'])
    .select(['c.key_terms', 'c.terms'])
    .select(['c.edited', 'o.id as of', 'o.code as said'])
    .$if(site !== null, (query) => query.where('c.site', '=', site ?? ''))
    .where('c.edited', '<>', sql<string[]>`'{}'`)
    .where(isLive(now))
    .where('o.code', '<>', '')
    .where(sql<boolean>`(o.id = c.id or o.code ~ '[0-9]')`)
    .where(sql<boolean>`o.hidden_at is null and o.withdrawn_at is null and (o.ends_at is null or o.ends_at > ${now})`)
    .where(sql<boolean>`strpos(lower(${words}), lower(o.code)) > 0`)
    .orderBy('c.id')
    .orderBy('o.id')
    .execute()
  const saying = rows.flatMap(({ detail, key_terms, terms, edited, ...coupon }) => {
    const fields = heldWordsThatSay({ title: coupon.title, detail, key_terms, terms, edited }, coupon.said)
    return fields.length > 0 ? [{ ...coupon, fields }] : []
  })
  return saying.slice(0, limit).map((row) => Object.assign(row, { total: saying.length }))
}
