import { UK } from '@clipfront/catalog/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { RANGE, startFigures } from './testing/startFigures.ts'

const { database, get } = await startFigures()
const texts = (part: string, tag: string) =>
  Array.from(part.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g')), ([, inner = '']) => inner)

/** The tables beneath the charts: by caption, their rows of cells. */
async function readTables(url: string): Promise<Record<string, string[][]>> {
  const { body } = await get(url)
  return Object.fromEntries(
    texts(body, 'table').map((table) => [
      texts(table, 'caption')[0]?.trim() ?? '',
      texts(table, 'tr')
        .slice(1)
        .map((row) => texts(row, 'td').map((cell) => cell.replaceAll(/<[^>]*>/g, '').trim())),
    ]),
  )
}

/** What plain SQL says of the same events. */
async function ask(question: ReturnType<typeof sql<{ name: string; events: string }>>): Promise<string[][]> {
  const { rows } = await question.execute(database)
  return rows.map(({ name, events }) => [name, Number(events).toLocaleString('en')])
}
const ofRange = sql`site = ${UK} and environment = 'prod' and occurred_at >= '2026-11-18' and occurred_at < '2026-11-21'`

/** What people did on coupons, by another column; clicks and impressions at most three of a network, coupon and day. */
async function count(column: ReturnType<typeof sql>, order: ReturnType<typeof sql>) {
  const { rows } = await sql<{ name: string; impressions: number; clicks: number; visits: number }>`
    select ${column}::text as name, count(*) filter (where type = 'impression' and nth <= 3)::int as impressions,
      count(*) filter (where type = 'click' and nth <= 3)::int as clicks, count(*) filter (where type = 'shop')::int as visits
    from (
      select *, row_number() over (
        partition by type, coupon_id, network_hash, (occurred_at at time zone 'UTC')::date order by occurred_at, eid
      ) as nth from event where ${ofRange} and class = 'human' and coupon_id is not null
    ) e group by ${column} order by ${order}`.execute(database)
  return rows
}

const formatCounts = ({ impressions, clicks, visits }: Record<'impressions' | 'clicks' | 'visits', number>) =>
  [impressions, clicks, visits].map((number) => number.toLocaleString('en')).join(' ')

/** The ends of Wilson's interval, as the roots of its equation. */
function solveWilson(clicks: number, trials: number): readonly [number, number] {
  const z = 1.96
  const root = z * Math.sqrt(z ** 2 + 4 * clicks * (1 - clicks / trials))
  const end = (sign: number) => (2 * clicks + z ** 2 + sign * root) / (2 * (trials + z ** 2))
  return [end(-1), end(1)]
}

describe('the numbers are those of plain SQL over the events', () => {
  it('by day and type', async () => {
    const tables = await readTables(`/desk/figures?site=${UK}&${RANGE}`)
    for (const type of ['impression', 'click', 'copy', 'shop']) {
      const counted = Object.entries(tables).find(([caption]) => caption.startsWith(`${type} · `))?.[1]
      const expected = await ask(sql`
        select d::date::text as name, count(eid) as events from generate_series('2026-11-18'::timestamp, '2026-11-20', '1 day') d
        left join event on (occurred_at at time zone 'UTC')::date = d::date and ${ofRange} and class = 'human' and type = ${type}
        group by 1 order by 1`)
      // Noon of the last day.
      const days = expected.map(([day, events]) => [day === '2026-11-20' ? `${day} so far` : day, events])
      expect([type, counted]).toEqual([type, days])
    }
  })

  it('by class and device', async () => {
    const tables = await readTables(`/desk/figures?site=main/uk&${RANGE}`)
    expect(tables['Who sent events']).toEqual(
      await ask(
        sql`select class as name, count(*) as events from event where ${ofRange} group by 1 order by 2 desc, 1`,
      ),
    )
    expect(tables['Events of people by device']).toEqual(
      await ask(sql`
        select coalesce(nullif(device, ''), 'unknown') as name, count(*) as events from event
        where ${ofRange} and class = 'human' group by 1 order by 2 desc, 1`),
    )
  })

  it('by coupon, merchant and position, with three clicks of a network, coupon and day', async () => {
    const tables = await readTables(`/desk/figures?site=${UK}&${RANGE}`)
    const byCoupon = await count(sql`coupon_id`, sql`clicks desc, coupon_id`)
    const coupons = tables['Coupons by clicks']?.map(([coupon = '', , , ...counts]) => [
      coupon.split(' ')[0],
      counts.join(' '),
    ])
    expect(coupons).toEqual(byCoupon.map((row) => [row.name, formatCounts(row)]))
    const byMerchant = await count(sql`merchant_id`, sql`clicks desc`)
    expect(tables['Merchants by clicks']?.map((row) => row.slice(2).join(' '))).toEqual(byMerchant.map(formatCounts))
    const byPosition = await count(sql`position`, sql`position`)
    expect(tables['Clicks of 100 impressions, by position in the list']).toEqual(
      byPosition.map(({ name, impressions, clicks }) => {
        const [low, high] = solveWilson(clicks, impressions)
        const shares = [clicks / impressions, low, high].map((share) => `${Number((share * 100).toFixed(1))}%`)
        return [name, String(impressions), String(clicks), shares[0], `${shares[1]} and ${shares[2]}`]
      }),
    )
  })

  it('of web vitals, of each metric and page type', async () => {
    const tables = await readTables(`/desk/figures?site=${UK}&${RANGE}`)
    const { rows } = await sql<{ metric: string; page: string; p75: number; views: number }>`
      with measured as (
        select detail ->> 'metric' as metric, page, (detail ->> 'value')::numeric as value
        from event where ${ofRange} and class = 'human' and type = 'web-vitals'
      ), ranked as (
        select *, count(*) over w as views, 0.75 * (count(*) over w - 1) as rank,
          row_number() over (partition by metric, page order by value) - 1 as nth
        from measured window w as (partition by metric, page)
      )
      -- Between the two values around the 75th percentile.
      select metric, page, views::int, (
          min(value) filter (where nth = floor(rank)) * (1 - rank + floor(rank))
          + min(value) filter (where nth = ceil(rank)) * (rank - floor(rank))
        )::float8 as p75
      from ranked group by metric, page, views, rank order by views desc, page`.execute(database)
    const expected = (metric: string, format: (value: number) => string) =>
      rows.filter((row) => row.metric === metric).map(({ page, p75, views }) => [page, format(p75), String(views)])
    expect(expected('LCP', String).length).toBe(2)
    expect(tables['LCP, good up to 2,500 ms']).toEqual(
      expected('LCP', (value) => `${Math.round(value).toLocaleString('en')} ms`),
    )
    expect(tables['CLS, good up to 0.10']).toEqual(expected('CLS', (value) => value.toFixed(2)))
  })
})

describe('deliveries that failed', () => {
  const ofPeople = sql`class = 'human' and environment = 'prod' and occurred_at >= '2026-11-18' and occurred_at < '2026-11-21'`
  const LATE = 'Share of events of people that came late'

  it.each([
    ['all sites', '', sql`true`],
    ['one', `site=${UK}&`, sql`site = ${UK}`],
  ])('are late by site as the events say it: %s', async (_title, query, isOfSite) => {
    const { rows } = await sql<{ site: string; events: number; late: number }>`
      select site, count(*)::int as events, count(detail ->> 'delay')::int as late from event
      where ${ofPeople} and ${isOfSite} group by site order by 3.0 * count(detail ->> 'delay') / count(*) desc`.execute(
      database,
    )
    const names = new Map([
      [UK, 'main/uk'],
      ['cpus', 'cpw/cpus'],
    ])
    const { [LATE]: shownRows } = await readTables(`/desk/figures?${query}${RANGE}`)
    expect(shownRows).toEqual(rows.map(({ site, events, late }) => [names.get(site), `${events}`, `${late}`]))
    expect(rows[0]?.late).toBeGreaterThan(20)
  })

  it('are refused by site and answer, in the range', async () => {
    const { 'Refused by the collector': refused } = await readTables(`/desk/figures?${RANGE}`)
    expect(refused).toEqual([
      ['main/uk', '503, too many at once, or no database', '1,200'],
      ['main/uk', '429, more than people can make', '14'],
      ['cpw/cpus', '429, more than people can make', '7'],
    ])
  })
})

it('escapes titles in charts, which are words as well as pictures, and have no style of their own', async () => {
  const { body, headers } = await get(`/desk/figures?${RANGE}`)
  const markup = body.replaceAll(/"[^"]*"/g, '""')
  expect(markup).not.toMatch(/<img|<script|<style|<[^>]*\s(?:style|on\w+)\s*=/i)
  expect(body).toMatch(/<div role="img" aria-label="Clicks: (?:عرض خاص|&lt;img src=x)/)
  expect(body.match(/<svg /g)?.length).toBeGreaterThanOrEqual(8)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/)
})

it('names the days that are not counted yet, and those whose single events are deleted', async () => {
  await database.deleteFrom('rollup_day').where('day', '=', '2026-11-19').execute()
  const { body } = await get(`/desk/figures?from=2026-08-01&to=2026-11-20`)
  expect(body).toContain('Not counted yet, and shown as nothing: 2026-11-19.')
  expect(body).toContain('Single events are deleted after 90 days: these are of 2026-08-22 and later.')
  expect((await get('/desk/figures?from=2026-11-20')).body).not.toMatch(/Not counted yet|are deleted/)
})

it('says that nothing was counted where nothing was', async () => {
  const { statusCode, body } = await get('/desk/figures?from=2026-01-01&to=2026-01-02')
  expect([statusCode, body.includes('<svg'), body.includes('Nothing was counted')]).toEqual([200, false, true])
})

it.each(['/desk/figures', '/desk/figures/export/events.csv'])(
  '%s answers a bad range with 400 and what to write',
  async (path) => {
    const { statusCode, body } = await get(`${path}?from=${encodeURIComponent('<script>')}`)
    expect([statusCode, body.includes('is no day. Write it like 2026-11-20.'), body.includes('<script')]).toEqual([
      400,
      true,
      false,
    ])
  },
)
