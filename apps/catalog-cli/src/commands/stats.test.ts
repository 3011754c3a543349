import { beforeEach, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { makeEventDays } from '@clipfront/catalog/events'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
const merchant = await seedMerchant(database)
const coupon = await seedCoupon(database, merchant)
await makeEventDays(database, daysAgo(40))
const other = await seedCoupon(database, merchant, { code: '', title: 'Free delivery' })

async function stats(...options: string[]): Promise<string[]> {
  const { code, lines } = await run(options)
  expect(code).toBe(0)
  return lines
}

async function run(options: readonly string[]) {
  const lines: string[] = []
  const environment = {
    DATABASE_URL: url,
    CLIPFRONT_DATA: '/nonexistent',
    CLIPFRONT_NOW: NOW.toISOString(),
    ...SECRETS,
  }
  const output = { print: (line: string) => void lines.push(line), printError: (line: string) => void lines.push(line) }
  return { code: await runCatalog(['stats', '--site', UK, ...options], environment, output, { open }), lines }
}
const SECRETS = {
  OUTBOUND_SECRET: 'a-secret-of-the-test',
  INTERNAL_TOKEN: 'a-token-of-the-test',
}

async function clicked(count: number, fields: object = {}): Promise<void> {
  const click = { type: 'click', site: UK, environment: 'prod', occurred_at: NOW, coupon_id: coupon.id, ...fields }
  await database
    .insertInto('event')
    .values(Array.from({ length: count }, () => click))
    .execute()
}

beforeEach(async () => {
  await database.deleteFrom('event').execute()
})

/** Of the coupon with a code: as many counted, of today and received. */
const row = (clicks: number) => expect.stringMatching(new RegExp(` {2}…20 +${clicks} +${clicks} +${clicks} {2}`))

it('counts production by itself, says so, and any other environment when asked', async () => {
  await clicked(2, { network_hash: 'a' })
  await clicked(1, { network_hash: 'b', environment: 'beta' })
  await clicked(1, { network_hash: 'c', environment: 'dev' })
  expect(await stats()).toEqual([
    `${UK}: clicks on 1 coupon in 30 days, prod only`,
    expect.stringMatching(/^merchant +title +code +clicks +today +received +last click \(UTC\)$/),
    expect.any(String),
    row(2),
    'Not among them: 1 click on beta, 1 on dev, to which localhost names belong; --environment dev shows those.',
  ])
  expect((await stats('--environment', 'beta'))[3]).toEqual(row(1))
  expect((await stats('--environment', 'all'))[0]).toBe(`${UK}: clicks on 1 coupon in 30 days, all environments`)
  expect((await stats('--environment', 'all')).at(-1)).toEqual(row(4))
  expect(await run(['--environment', 'live'])).toEqual({
    code: 2,
    lines: [expect.stringMatching(/no environment "live"\. Give one of dev, beta, prod, all/)],
  })
})

it('counts three of a network, coupon and day, and says how many were received', async () => {
  await clicked(50, { network_hash: 'flood' })
  await clicked(4, { network_hash: 'flood of yesterday', occurred_at: daysAgo(1) })
  await clicked(9, { visitor_hash: 'from before networks were known' })
  await clicked(2, { visitor_hash: 'another, from then' })
  await clicked(7, { network_hash: 'flood', coupon_id: other.id })
  await clicked(3, { network_hash: 'bot', class: 'bot' })
  await clicked(3, { network_hash: 'old', occurred_at: daysAgo(40) })
  const lines = await stats()
  expect(lines.slice(3)).toEqual([
    expect.stringMatching(/…20 +11 +8 +65 {2}2026-11-20 12:00$/),
    expect.stringMatching(/Free delivery +deal +3 +3 +7 {2}/),
  ])
})

it('counts what the site’s server saw go out on localhost names as dev, apart from production', async () => {
  await clicked(2, { type: 'click-out', environment: 'dev', network_hash: 'a' })
  expect(await stats()).toEqual([
    `${UK}: no clicks in 30 days, prod only`,
    'Not among them: 2 clicks on dev, to which localhost names belong; --environment dev shows those.',
  ])
  expect((await stats('--environment', 'dev')).slice(3)).toEqual([row(2)])
})

it('says nothing of other environments where nothing was clicked there, within the days and by people', async () => {
  await clicked(1, { environment: 'dev', network_hash: 'old', occurred_at: daysAgo(40) })
  await clicked(1, { environment: 'dev', network_hash: 'bot', class: 'bot' })
  expect(await stats()).toEqual([`${UK}: no clicks in 30 days, prod only`])
})

it('gives the same as one JSON document', async () => {
  await clicked(5, { network_hash: 'a' })
  await clicked(1, { network_hash: 'b', environment: 'dev' })
  const [text = '', ...more] = await stats('--json')
  expect(more).toEqual([])
  expect(JSON.parse(text)).toEqual({
    days: 30,
    environment: 'prod',
    sites: [
      {
        site: UK,
        coupons: [
          {
            id: coupon.id,
            merchant: 'Nimbus Shoes',
            title: expect.any(String),
            codeEnd: '20',
            clicks: 3,
            today: 3,
            received: 5,
            lastClickAt: NOW.toISOString(),
          },
        ],
      },
    ],
    others: [{ environment: 'dev', clicks: 1 }],
  })
})

it('gives the same as CSV, in which no title is a formula', async () => {
  await database.updateTable('coupon').set({ title: '=cmd|"x",\n1' }).where('id', '=', other.id).execute()
  await clicked(5, { network_hash: 'a' })
  await clicked(1, { network_hash: 'b', coupon_id: other.id })
  expect(await stats('--csv')).toEqual([
    [
      '\uFEFFsite,id,merchant,title,codeEnd,clicks,today,received,lastClickAt',
      `${UK},${coupon.id},Nimbus Shoes,20% off everything for new customers,20,3,3,5,${NOW.toISOString()}`,
      `${UK},${other.id},Nimbus Shoes,"'=cmd|""x"",\n1",,1,1,1,${NOW.toISOString()}`,
    ].join('\n'),
  ])
  expect(await run(['--csv', '--json'])).toMatchObject({ code: 2 })
})

it('refuses more days than single clicks are stored for', async () => {
  expect((await run(['--days', '90'])).code).toBe(0)
  expect((await run(['--days', '91'])).code).toBe(2)
})
