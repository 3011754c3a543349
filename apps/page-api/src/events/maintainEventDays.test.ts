import { castVote } from '@clipfront/catalog/coupons'
import { listEventDays, makeEventDays } from '@clipfront/catalog/events'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { createLogger, createRequestMetrics } from '@clipfront/telemetry'
import { expect, it } from 'vitest'
import { maintainEventDays } from './maintainEventDays.ts'

const { database } = await createTestDatabase()

it('deletes events and votes of more than 90 days, as the privacy page says', async () => {
  const { id } = await seedCoupon(database, await seedMerchant(database))
  for (const days of [91, 89])
    await castVote(database, { coupon_id: id, cast_at: daysAgo(days), worked: true, reason: null, visitor_hash: 'a' })
  await makeEventDays(database, daysAgo(92))
  const stop = new AbortController()
  const maintained = maintainEventDays({
    database,
    clock: { now: () => NOW },
    logger: createLogger('test', { write: () => {} }),
    registry: createRequestMetrics('test').registry,
    stop: stop.signal,
  })
  await expect
    .poll(async () => database.selectFrom('vote').select('cast_at').execute())
    .toEqual([{ cast_at: daysAgo(89) }])
  stop.abort()
  await maintained
  expect(await listEventDays(database)).not.toContain('2026-08-20')
})
