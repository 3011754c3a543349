import { type Kysely, sql } from 'kysely'
import type { CountedColumn, Database } from '../database/index.ts'
import { formatDay, listEventDays } from '../events/index.ts'
import { type FigureRange, isWithin } from './FigureRange.ts'

const MOST = 10
/** Of events: senders choose the word, and each one is a chart. */
const MOST_TYPES = 12
/** Further down a list is read by few, and a rate says little. */
const MOST_POSITIONS = 20

/** What is shown of people on a coupon, a merchant or a position; exports have all of it. */
const SHOWN = ['impressions', 'clicks', 'visits'] as const satisfies readonly CountedColumn[]
type Counts = Record<(typeof SHOWN)[number], number>
const counts = sql.join(SHOWN.map((column) => sql`sum(${sql.ref(`r.${column}`)})::int as ${sql.ref(column)}`))

/** The figures of a range, out of the rollups alone. */
export async function readFigures(database: Kysely<Database>, range: FigureRange, now: Date) {
  const read = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(database)).rows
  return {
    /** Events of people, of the types with most. */
    days: await read(sql<{ day: string; type: string; events: number }>`
      select r.day::text as day, r.type, sum(r.events)::int as events from event_day r
      where ${isWithin(range)} and r.class = 'human' and r.type in (
        select r.type from event_day r where ${isWithin(range)} and r.class = 'human'
        group by r.type order by sum(r.events) desc, r.type limit ${MOST_TYPES}
      )
      group by r.day, r.type order by r.type, r.day`),
    classes: await read(sql<{ name: string; events: number }>`
      select r.class as name, sum(r.events)::int as events from event_day r
      where ${isWithin(range)} group by r.class order by events desc, name`),
    /** Of people. */
    devices: await read(sql<{ name: string; events: number }>`
      select r.device as name, sum(r.events)::int as events from event_day r
      where ${isWithin(range)} and r.class = 'human' group by r.device order by events desc, name`),
    coupons: await read(sql<Counts & { id: number; site: string; title: string | null; merchant: string | null }>`
      select top.*, c.title, m.name as merchant from (
        select r.coupon_id as id, r.site, ${counts} from coupon_day r
        where ${isWithin(range)} group by r.coupon_id, r.site
        having sum(r.clicks) > 0 order by clicks desc, id limit ${MOST}
      ) top
      left join coupon c on c.id = top.id left join merchant m on m.id = c.merchant_id order by top.clicks desc, top.id`),
    merchants: await read(sql<Counts & { id: number; site: string; name: string | null }>`
      select r.merchant_id as id, r.site, m.name, ${counts} from merchant_day r left join merchant m on m.id = r.merchant_id
      where ${isWithin(range)} group by r.merchant_id, r.site, m.name
      having sum(r.clicks) + sum(r.visits) > 0 order by clicks desc, visits desc, id limit ${MOST}`),
    positions: await read(sql<Counts & { position: number }>`
      select r.position, ${counts} from site_day r
      where ${isWithin(range)} and r.position between 1 and ${MOST_POSITIONS} group by r.position order by r.position`),
    /** Clicks of which no position is known. */
    unplaced:
      (
        await read(sql<{ clicks: number }>`
        select coalesce(sum(r.clicks), 0)::int as clicks from site_day r where ${isWithin(range)} and r.position = 0`)
      )[0]?.clicks ?? 0,
    /** Events of people, and how many of them waited in an outbox. */
    arrivals: await read(sql<{ site: string; events: number; late: number }>`
      select r.site, sum(r.events)::int as events, sum(r.late)::int as late from event_day r
      where ${isWithin(range)} and r.class = 'human' group by r.site
      order by sum(r.late)::float8 / sum(r.events) desc, r.site`),
    rejections: await read(sql<{ site: string; status: number; events: number }>`
      select r.site, r.status, sum(r.events)::int as events from rejection_day r
      where ${isWithin(range)} group by r.site, r.status order by events desc, r.site, r.status`),
    ...(await readFreshness(database, range, now)),
  }
}

async function readFreshness(database: Kysely<Database>, { from, to }: FigureRange, now: Date) {
  const counted = await database
    .selectFrom('rollup_day')
    .select(['day', 'counted_at'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('counted_at')
    .execute()
  const known = new Set(counted.map(({ day }) => day))
  const days = (await listEventDays(database)).filter((day) => day >= from && day <= to && day <= formatDay(now))
  return {
    /** When the day was counted that was counted longest ago; null where none was. */
    countedAt: counted[0]?.counted_at ?? null,
    /** Days that may hold events, and are not counted yet. */
    uncounted: days.filter((day) => !known.has(day)),
  }
}

export type Figures = Awaited<ReturnType<typeof readFigures>>
