import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeEventDays } from '../events/eventDays.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW } from '../testing/seed.ts'
import { usedToday } from './couponFigures.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is this site')

it('uses of today are looked for among the events of today, however many days are stored', async () => {
  await makeEventDays(database, daysAgo(20), daysAgo(-7))
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select ${usedToday({ database, site, now: NOW })} from coupon c`.execute(database)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const read = new Set(plan.match(/event_\d{8}/g))
  // What the planner looks at costs, also where the statement then leaves it out.
  const leftOut = Number(/Subplans Removed: (\d+)/.exec(plan)?.[1] ?? 0)
  expect([...read]).toEqual(['event_20261120'])
  expect(leftOut).toBeLessThan(3)
})
