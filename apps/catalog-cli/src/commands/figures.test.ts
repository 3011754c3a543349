import { makeEventDays } from '@clipfront/catalog/events'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { beforeEach, expect, it } from 'vitest'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
await makeEventDays(database, daysAgo(2), daysAgo(-1))

async function run(...args: string[]) {
  const lines: string[] = []
  const environment = { DATABASE_URL: url, CLIPFRONT_DATA: '/nonexistent', CLIPFRONT_NOW: NOW.toISOString() }
  const output = { print: (line: string) => void lines.push(line), printError: (line: string) => void lines.push(line) }
  return { code: await runCatalog(['figures', ...args], environment, output, { open }), lines }
}

beforeEach(async () => {
  for (const table of ['event', 'coupon_day', 'site_day', 'event_day', 'rollup_day'] as const)
    await database.deleteFrom(table).execute()
  const event = { type: 'impression', site: UK, environment: 'prod', coupon_id: 1, position: 2 }
  await database
    .insertInto('event')
    .values([
      { ...event, occurred_at: NOW },
      { ...event, occurred_at: NOW },
      { ...event, occurred_at: daysAgo(1) },
    ])
    .execute()
})

it('rebuilds the counts of every stored day, and again changes nothing', async () => {
  expect(await run('rebuild')).toEqual({
    code: 0,
    lines: [
      '2026-11-18: 0 rows changed',
      '2026-11-19: 3 rows changed',
      '2026-11-20: 3 rows changed',
      '2026-11-21: 0 rows changed',
    ],
  })
  const rows = await database.selectFrom('coupon_day').select(['day', 'impressions']).orderBy('day').execute()
  expect(rows).toEqual([
    { day: '2026-11-19', impressions: 1 },
    { day: '2026-11-20', impressions: 2 },
  ])
  const { lines } = await run('rebuild', '--from', '2026-11-19', '--to', '2026-11-20', '--json')
  expect(JSON.parse(lines.join('\n'))).toEqual({
    days: [
      { day: '2026-11-19', changed: 0 },
      { day: '2026-11-20', changed: 0 },
    ],
  })
})

it('says so where no events are stored any more, and leaves their counts', async () => {
  const { code, lines } = await run('rebuild', '--from', '2026-01-01', '--to', '2026-01-02')
  expect([code, lines]).toEqual([0, [expect.stringMatching(/those from 2026-11-18 to 2026-11-21\. .* stays/)]])
})

it.each([
  [['rebuild', '--from', '2026-02-30'], /is no day\. Write --from as 2026-11-22/],
  [['rebuild', '--from', '2026-11-20', '--to', '2026-11-19'], /is after/],
  [[], /Write figures rebuild/],
  [['rebuild', 'all'], /Write figures rebuild/],
])('refuses %j', async (args, message) => {
  const { code, lines } = await run(...args)
  expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(message)])
})
