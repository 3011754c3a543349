import {
  type Arbitrary,
  array,
  asyncProperty,
  assert,
  constantFrom,
  integer,
  option,
  record,
  subarray,
} from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import {
  countPlainly,
  createTestDatabase,
  daysAgo,
  NOW,
  readCounts,
  seedCoupon,
  seedMerchant,
  UK,
} from '../testing/index.ts'
import { bestOrder } from '../coupons/couponOrder.ts'
import { couponState, isShown } from '../coupons/couponState.ts'
import { countLive } from './countLive.ts'

const { database } = await createTestDatabase()
const MERCHANTS = 3
/** Each takes dozens of statements. */
const EXAMPLES = 60
const LABELS = ['one', 'two'] as const

const merchants: { id: number; site: string }[] = []
for (let number = 0; number < MERCHANTS; number += 1)
  merchants.push(await seedMerchant(database, { slug: `m${number}` }))
const label = { site: UK, name: 'A label' }
const under = { category: [] as number[], topic: [] as number[] }
for (const slug of LABELS) {
  for (const table of ['category', 'topic'] as const) {
    const { id } = await database
      .insertInto(table)
      .values({ ...label, slug })
      .returning('id')
      .executeTakeFirstOrThrow()
    under[table].push(id)
  }
  await database
    .insertInto('tag')
    .values({ ...label, slug })
    .execute()
  await database
    .insertInto('brand')
    .values({ ...label, slug })
    .execute()
}

/** Days before now, or after it where negative; on both sides of every border. */
const days = integer({ min: -200, max: 200 })
const moment = option(
  days.map((count) => daysAgo(count)),
  { nil: null },
)
const example = record({
  merchant: integer({ min: 0, max: MERCHANTS - 1 }),
  category: subarray([0, 1]),
  topic: subarray([0, 1]),
  offer: record({
    code: constantFrom('', 'CODE'),
    starts_at: moment,
    ends_at: moment,
    first_seen_at: days.map((count) => daysAgo(count)),
    confirmed_at: moment,
    publish_from: moment,
    publish_until: moment,
    withdrawn_at: moment,
    hidden_at: option(constantFrom(NOW), { nil: null, freq: 5 }),
    verified_at: moment,
    weight: integer({ min: 0, max: 2 }),
    tags: subarray([...LABELS, 'unknown']),
    brands: subarray([...LABELS]),
  }),
})
type Example = typeof example extends Arbitrary<infer Value> ? Value : never

/** What may happen between two counts: time passes, and somebody writes. */
const step = record({
  day: days,
  change: constantFrom('nothing', 'hide', 'end', 'remove', 'code'),
  which: integer({ min: 0, max: 20 }),
})

const CHANGES = {
  nothing: async () => {},
  hide: async (id: number) => database.updateTable('coupon').set({ hidden_at: NOW }).where('id', '=', id).execute(),
  end: async (id: number) => database.updateTable('coupon').set({ ends_at: NOW }).where('id', '=', id).execute(),
  remove: async (id: number) => database.deleteFrom('coupon').where('id', '=', id).execute(),
  code: async (id: number) => database.updateTable('coupon').set({ code: 'NEW' }).where('id', '=', id).execute(),
}

/** In as few statements as there are tables: there are hundreds of examples. */
async function store(coupons: readonly Example[]): Promise<number[]> {
  if (coupons.length === 0) return []
  const rows = coupons.map(({ merchant, offer }, index) => ({
    ...offer,
    site: UK,
    merchant_id: merchants[merchant]?.id ?? 0,
    upk: `upk-${index}`,
    sign: 'sign',
    title: 'An offer',
    source: 'test',
    source_list: ['test'],
  }))
  const stored = await database.insertInto('coupon').values(rows).returning('id').execute()
  const listUnder = (kind: 'category' | 'topic') =>
    coupons.flatMap((stands, index) =>
      stands[kind].map((which) => ({ coupon_id: stored[index]?.id ?? 0, id: under[kind][which] ?? 0 })),
    )
  const categories = listUnder('category').map(({ coupon_id, id }) => ({ coupon_id, category_id: id }))
  if (categories.length > 0) await database.insertInto('coupon_category').values(categories).execute()
  const topics = listUnder('topic').map(({ coupon_id, id }) => ({ coupon_id, topic_id: id }))
  if (topics.length > 0) await database.insertInto('topic_coupon').values(topics).execute()
  return stored.map(({ id }) => id)
}

/** The first of each merchant, in the order of lists. */
async function bestPlainly(now: Date) {
  const { rows } = await sql<{ merchant_id: number; id: number }>`
    select distinct on (c.merchant_id) c.merchant_id, c.id from coupon c
    where ${couponState(now)} = 'live' and ${isShown(now)} order by c.merchant_id, ${bestOrder(undefined)}`.execute(
    database,
  )
  return rows.map(({ merchant_id, id }) => [merchant_id, id])
}

it('what is kept is what a count of the offers says, whatever was written and however much time has passed', async () => {
  await assert(
    asyncProperty(
      array(example, { maxLength: 20 }),
      array(step, { minLength: 1, maxLength: 4 }),
      async (coupons, steps) => {
        await database.deleteFrom('coupon').execute()
        const ids = await store(coupons)
        for (const { day, change, which } of steps) {
          const id = ids[which]
          if (id !== undefined) await CHANGES[change](id)
          const now = daysAgo(day)
          await countLive(database, { site: UK, now })
          expect(await readCounts(database, UK)).toEqual(await countPlainly(database, UK, now))
          const best = await database
            .selectFrom('live_count')
            .select(['target_id', 'best_coupon_id'])
            .where('kind', '=', 'merchant')
            .orderBy('target_id')
            .execute()
          expect(best.map(({ target_id, best_coupon_id }) => [target_id, best_coupon_id])).toEqual(
            await bestPlainly(now),
          )
        }
      },
    ),
    { numRuns: EXAMPLES },
  )
})

it('counts each site by itself, and writes no row that stays as it was', async () => {
  await database.deleteFrom('coupon').execute()
  const other = await seedMerchant(database, { slug: 'other', site: 'de.clipfront.example' })
  await seedCoupon(database, merchants[0] ?? { id: 0, site: UK })
  await seedCoupon(database, other)
  for (const site of [UK, other.site, UK]) await countLive(database, { site, now: NOW })
  const versions = async () => (await sql`select xmin, target_id from live_count order by 2`.execute(database)).rows
  const before = await versions()
  await countLive(database, { site: UK, now: daysAgo(-1) })
  expect(await versions()).toEqual(before)
  expect(before).toHaveLength(2)
})

it('two that count the same site at the same time take turns', async () => {
  await Promise.all(Array.from({ length: 4 }, () => countLive(database, { site: UK, now: NOW })))
  expect(await readCounts(database, UK)).toEqual(await countPlainly(database, UK, NOW))
})
