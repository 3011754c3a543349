import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordVerification } from '@clipfront/catalog/coupons'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { createImportText } from '../testing/importText.ts'
import { offerLine } from '@clipfront/feeds/testing'
import { readEdits } from './history/readHistory.ts'
import { aChange } from '../testing/aChange.ts'
import { undoImport } from './undo/undoImport.ts'
import { editRow } from './changeRow.ts'
import { COUPONS } from './COUPONS.ts'
import { MERCHANTS } from './MERCHANTS.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)

beforeEach(async () => {
  for (const table of ['merchant', 'edit', 'import_run', 'import_change'] as const)
    await database.deleteFrom(table).execute()
})

/** Until as many sessions wait for a lock of another. */
async function untilWaiting(sessions: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`.execute(database)
    if ((rows[0]?.count ?? 0) >= sessions) return
    await delay(10)
  }
}

const before = offerLine(1, { title: '10% off oak boots', ends: '2027-01-31' })
const after = offerLine(1, { title: '10% off garden chairs', ends: '2027-02-28' })
const theCoupon = () => database.selectFrom('coupon').selectAll().executeTakeFirstOrThrow()

/** Holds what the import, or the editor, writes last, until it is let go. */
async function hold(id: number) {
  const holder = await database.startTransaction().execute()
  await sql`select from coupon where id = ${id} for no key update`.execute(holder)
  return { release: async () => holder.rollback().execute() }
}

describe('two editors at once', () => {
  it('lose nothing of each other', async () => {
    const { id } = await seedCoupon(database, await seedMerchant(database))
    const target = { id, site: UK }
    await Promise.all([
      editRow(COUPONS, database, target, [['least_basket', '50']], { ...aChange, by: 'Maya' }),
      editRow(COUPONS, database, target, [['most_saved', '20']], { ...aChange, by: 'Ben' }),
      editRow(COUPONS, database, target, [['title', 'Boots']], { ...aChange, by: 'Ada' }),
    ])
    expect(await theCoupon()).toMatchObject({
      title: 'Boots',
      conditions: { leastBasket: { amount: 50 }, mostSaved: { amount: 20 } },
      edited: ['conditions', 'title'],
    })
    const edits = await readEdits(database, 'coupon', id)
    expect(edits.map(({ by_name }) => by_name).toSorted()).toEqual(['Ada', 'Ben', 'Maya'])
  })

  it('who give two shops the same address are told so by name', async () => {
    await seedMerchant(database, { slug: 'oak', name: 'Oak' })
    await seedMerchant(database, { slug: 'pine', name: 'Pine' })
    const move = async (slug: string) => editRow(MERCHANTS, database, { site: UK, slug }, [['slug', 'wood']], aChange)
    const outcomes = await Promise.allSettled([move('oak'), move('pine')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(String(refused?.reason)).toMatch(/has the address "wood"/)
  })

  it('who try a coupon leave the word of the later one on its card', async () => {
    const { id } = await seedCoupon(database, await seedMerchant(database))
    const trial = { coupon_id: id, by_kind: 'editor' } as const
    // Maya's is written, and not yet there for others.
    const maya = await database.startTransaction().execute()
    await sql`select from coupon where id = ${id} for no key update`.execute(maya)
    const failed = { ...trial, by_name: 'Maya', outcome: 'failed', happened_at: NOW } as const
    await maya.insertInto('verification').values(failed).execute()
    const ben = { ...trial, by_name: 'Ben', outcome: 'worked', happened_at: daysAgo(1) } as const
    const worked = recordVerification(database, ben)
    await untilWaiting(1)
    await maya.commit().execute()
    await worked
    expect(await theCoupon()).toMatchObject({ verified_by: null, verified_at: null })
  })
})

describe('an editor during an import', () => {
  it('who comes first keeps the field, and the import notes nothing of it', async () => {
    await importText(before, { now: daysAgo(9) })
    const { id } = await theCoupon()
    const { release } = await hold(id)
    const edit = editRow(COUPONS, database, { id, site: UK }, [['title', 'Acorns']], aChange)
    await untilWaiting(1)
    const imported = importText(after)
    await untilWaiting(2)
    await release()
    await Promise.all([edit, imported])
    expect(await theCoupon()).toMatchObject({ title: 'Acorns', ends_at: new Date('2027-02-28T23:59:59Z') })
    const [change] = await database.selectFrom('import_change').select('before').execute()
    expect(Object.keys(change?.before ?? {}).toSorted()).toEqual(expect.not.arrayContaining(['title']))
    expect(change?.before).toHaveProperty('ends_at')
  })

  it('who comes second is told of the wait, and sets the field over what was imported', async () => {
    await importText(before, { now: daysAgo(9) })
    const { id } = await theCoupon()
    const { release } = await hold(id)
    const imported = importText(after)
    await untilWaiting(1)
    let waits = 0
    const onWait = () => void (waits += 1)
    const edit = editRow(COUPONS, database, { id, site: UK }, [['title', 'Acorns']], { ...aChange, onWait })
    await untilWaiting(2)
    await release()
    const { difference } = (await Promise.all([edit, imported]))[0]
    expect(waits).toBe(1)
    expect(difference['title']).toEqual(['10% off garden chairs', 'Acorns'])
  })

  it('who edits an offer while its import is undone keeps what they set', async () => {
    await importText(before, { now: daysAgo(9) })
    await importText(after)
    const { id } = await theCoupon()
    const run = await database.selectFrom('import_run').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const { release } = await hold(id)
    const edit = editRow(COUPONS, database, { id, site: UK }, [['title', 'Acorns']], aChange)
    await untilWaiting(1)
    const undone = undoImport(database, run.id, { ...aChange, dryRun: false })
    await untilWaiting(2)
    await release()
    await Promise.all([edit, undone])
    expect(await theCoupon()).toMatchObject({ title: 'Acorns', ends_at: new Date('2027-01-31T23:59:59Z') })
  })
})
