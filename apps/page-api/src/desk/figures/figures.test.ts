import { formatDay, makeEventDays } from '@clipfront/catalog/events'
import { rollUpDay } from '@clipfront/catalog/rollups'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { createLogger, Registry } from '@clipfront/telemetry'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdmin } from '../../http/createAdmin.ts'
import { serveDesk } from '../serveDesk.ts'

const { database } = await createTestDatabase()
const HOSTILE = `<img src=x onerror="alert(1)"> ' " </text></svg><script>alert(2)</script>`
const FORMULA = '=HYPERLINK("http://evil.example";"click")'
const RANGE = 'from=2026-11-18&to=2026-11-20'
const admin = createAdmin(async () => true, new Registry())
const logger = createLogger('page-api', { write: () => {} })
const context = {
  database,
  clock: { now: () => NOW },
  dataFolder: '/nonexistent',
  logger,
  readRemembered: () => [],
}
serveDesk(admin, context, { host: '127.0.0.1', readToken: () => 'a-token-of-the-test' })
afterAll(() => admin.close())
const get = async (url: string) => admin.inject({ url, headers: { host: 'localhost' } })

const merchant = await seedMerchant(database, { name: HOSTILE })
const coupons = [
  await seedCoupon(database, merchant, { title: HOSTILE }),
  await seedCoupon(database, merchant, { title: 'عرض خاص' }),
]

beforeAll(async () => {
  await makeEventDays(database, daysAgo(4), NOW)
  // Many networks, days, positions and devices; some bots; another site and another environment, which do not count.
  const events = Array.from({ length: 600 }, (_, index) => ({
    type: ['impression', 'impression', 'impression', 'click', 'copy', 'shop', FORMULA][index % 7] ?? '',
    site: index % 11 === 0 ? 'cpus' : UK,
    environment: index % 13 === 0 ? 'dev' : 'prod',
    occurred_at: new Date(NOW.getTime() - (index % 89) * 3_600_000),
    coupon_id: index % 11 === 0 ? null : (coupons[index % 2]?.id ?? null),
    merchant_id: merchant.id,
    position: (index % 5) + 1,
    class: (['human', 'human', 'human', 'bot', 'preview'] as const)[index % 5] ?? 'human',
    device: ['pc', 'mobile', ''][index % 3] ?? '',
    network_hash: `network ${index % 2}`,
    detail: index % 4 === 0 ? '{"delay": 60000}' : '{}',
  }))
  await database.insertInto('event').values(events).execute()
  const rejection = { day: '2026-11-19', site: UK, environment: 'prod', status: 429, events: 7 }
  const others = [{ day: '2026-11-20' }, { status: 503, events: 1200 }, { site: 'cpus' }]
  const elsewhere = [{ environment: 'dev' }, { day: '2026-11-17' }]
  await database
    .insertInto('rejection_day')
    .values([rejection, ...[...others, ...elsewhere].map((other) => Object.assign({}, rejection, other))])
    .execute()
  for (const days of [0, 1, 2, 3, 4]) await rollUpDay(database, { day: formatDay(daysAgo(days)), now: NOW })
})

const texts = (part: string, tag: string) =>
  Array.from(part.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g')), ([, inner = '']) => inner)
const shown = (rows: string[][] | undefined, column: number) => rows?.map((row) => [row[0]?.split(' ')[0], row[column]])

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

describe('the numbers are those of plain SQL over the events', () => {
  it('by day and type', async () => {
    const tables = await readTables(`/desk/figures?site=${UK}&${RANGE}`)
    for (const type of ['impression', 'click', 'copy', 'shop']) {
      const counted = Object.entries(tables).find(([caption]) => caption.startsWith(`${type} · `))?.[1]
      const expected = await ask(sql`
        select d::date::text as name, count(eid) as events from generate_series('2026-11-18'::timestamp, '2026-11-20', '1 day') d
        left join event on (occurred_at at time zone 'UTC')::date = d::date and ${ofRange} and class = 'human' and type = ${type}
        group by 1 order by 1`)
      expect([type, counted]).toEqual([type, expected])
    }
  })

  it('by class and device', async () => {
    const tables = await readTables(`/desk/figures?site=main/uk&${RANGE}`)
    expect(tables['Share of bots, prefetches and previews']).toEqual(
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
    const clicks = async (column: ReturnType<typeof sql>) =>
      ask(sql`
        select ${column}::text as name, sum(least(n, 3)) as events from (
          select ${column}, count(*) as n from event where ${ofRange} and class = 'human' and type = 'click'
          group by ${column}, coupon_id, network_hash, (occurred_at at time zone 'UTC')::date
        ) c group by 1 order by 2 desc, 1`)
    expect(shown(tables['Coupons by clicks'], 4)).toEqual(await clicks(sql`coupon_id`))
    expect(tables['Merchants by clicks']?.map((row) => row[3])).toEqual(
      (await clicks(sql`merchant_id`)).map(([, n]) => n),
    )
    const positions = tables['Clicks of 100 impressions, by position in the list']
    const impressions = await ask(sql`
      select position::text as name, count(*) as events from event
      where ${ofRange} and class = 'human' and type = 'impression' group by 1 order by 1`)
    expect(positions?.map(([position, seen]) => [position, seen])).toEqual(impressions)
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

describe('exports', () => {
  it.each(['events', 'coupons', 'merchants', 'positions'])('%s say the same as CSV and as NDJSON', async (name) => {
    const [csv, lines] = [
      await get(`/desk/figures/export/${name}.csv?${RANGE}`),
      await get(`/desk/figures/export/${name}.ndjson?${RANGE}`),
    ]
    const rows = lines.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const [header = '', ...records] = csv.body.trimEnd().split('\n')
    expect(header.split(',').toSorted()).toEqual(Object.keys(rows[0] ?? {}).toSorted())
    expect(records.length).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(5)
    expect(csv.headers['content-disposition']).toBe(
      `attachment; filename="clipfront-${name}-2026-11-18-2026-11-20.csv"`,
    )
    expect([csv.headers['content-type'], lines.headers['content-type']]).toEqual([
      'text/csv; charset=utf-8',
      'application/x-ndjson; charset=utf-8',
    ])
  })

  it('let no spreadsheet run what somebody sent as the type of an event', async () => {
    const { body } = await get(`/desk/figures/export/events.csv?${RANGE}`)
    expect(body).toContain(`,"'=HYPERLINK(""http://evil.example"";""click"")",`)
    expect(body).not.toMatch(/(?:^|,)"?[=+@-]/m)
  })

  it('of which there are others are 404, and list those there are', async () => {
    for (const file of ['visitors.csv', 'events.xlsx', 'events', '__proto__.csv']) {
      const { statusCode, body } = await get(`/desk/figures/export/${file}`)
      expect([file, statusCode, body.includes('events, coupons, merchants, positions, rejections')]).toEqual([
        file,
        404,
        true,
      ])
    }
  })

  it('end with whoever reads them, and let the next one begin', async () => {
    await database
      .insertInto('event_day')
      .values(
        Array.from({ length: 9000 }, (_, index) => ({
          day: '2026-10-01',
          site: UK,
          environment: 'prod',
          type: `type ${index}`,
          class: 'human' as const,
          device: '',
          events: 1,
        })),
      )
      .execute()
    const address = await admin.listen({ host: '127.0.0.1', port: 0 })
    for (let reader = 0; reader < 6; reader += 1) {
      const leaving = new AbortController()
      const answer = await fetch(`${address}/desk/figures/export/events.ndjson?from=2026-10-01&to=2026-10-01`, {
        signal: leaving.signal,
      })
      await answer.body?.getReader().read()
      leaving.abort()
    }
    const whole = await fetch(`${address}/desk/figures/export/events.csv?from=2026-10-01&to=2026-10-01`)
    expect((await whole.text()).trimEnd().split('\n').length).toBe(9001)
  })
})
