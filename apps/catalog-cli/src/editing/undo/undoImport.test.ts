import { beforeEach, describe, expect, it } from 'vitest'
import { castVote, recordVerification } from '@clipfront/catalog/coupons'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { UNDOABLE_RUNS } from '../../import/importRun.ts'
import { createImportText } from '../../testing/importText.ts'
import { offerLine, offerLines } from '@clipfront/feeds/testing'
import { readEdits } from '../history/readHistory.ts'
import { aChange } from '../../testing/aChange.ts'
import { undoImport } from './undoImport.ts'
import { editRow, resetRow } from '../changeRow.ts'
import { COUPONS } from '../COUPONS.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)

const TABLES = ['merchant', 'category', 'edit', 'event', 'import_run', 'import_change', 'import_listing'] as const

beforeEach(async () => {
  for (const table of TABLES) await database.deleteFrom(table).execute()
})

async function lastRun(): Promise<number> {
  const { id } = await database.selectFrom('import_run').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

const undo = async (run?: number, dryRun = false) =>
  undoImport(database, run ?? (await lastRun()), { ...aChange, dryRun })

function timeless<Row extends { changed_at: unknown }>(row: Row) {
  return { ...row, changed_at: null }
}

/** All that imports write, without the moment of the last change. */
async function catalog() {
  const coupons = await database.selectFrom('coupon').selectAll().orderBy('id').execute()
  const categories = await database.selectFrom('coupon_category').selectAll().orderBy('coupon_id').execute()
  const merchants = await database.selectFrom('merchant').selectAll().orderBy('id').execute()
  const listings = await database.selectFrom('coupon_listing').selectAll().orderBy('external_id').execute()
  return { coupons: coupons.map(timeless), categories, merchants: merchants.map(timeless), listings }
}

const before = offerLine(1, { title: '10% off oak boots', ends: '2027-01-31' })
const after = offerLine(1, { title: '10% off garden chairs', ends: '2027-02-28', starts: '2025-01-01' })
const firstCoupon = () => database.selectFrom('coupon').selectAll().orderBy('id').executeTakeFirstOrThrow()

describe('an import that is undone', () => {
  it('leaves the catalog as it was: what it added is gone, what it changed is as before', async () => {
    await importText(before, { now: daysAgo(9) })
    const former = await catalog()
    await importText(`${after}\n${offerLine(2)}\n${offerLine(3, { domain: 'oak1.com', url: 'https://oak1.com/x' })}`)
    expect(await catalog()).not.toEqual(former)
    expect(await undo()).toMatchObject({
      offers: { removed: 2, takenBack: 0, restored: 1 },
      merchants: { removed: 1, renamed: 0, logosTakenBack: 0 },
      skippedTotal: 0,
    })
    expect(await catalog()).toEqual(former)
  })

  it('may be imported again, and does the same again', async () => {
    await importText(before, { now: daysAgo(9) })
    await importText(`${after}\n${offerLine(2)}`)
    const { coupons: once } = await catalog()
    await undo()
    await importText(`${after}\n${offerLine(2)}`)
    const { coupons: twice } = await catalog()
    const named = (coupons: typeof once) => coupons.map(({ upk, title, ends_at, sign }) => [upk, title, ends_at, sign])
    expect(named(twice)).toEqual(named(once))
  })

  it('a dry run says the same and changes nothing', async () => {
    await importText(before, { now: daysAgo(9) })
    await importText(`${after}\n${offerLine(2)}`)
    const former = await catalog()
    const report = await undo(undefined, true)
    expect(await catalog()).toEqual(former)
    expect(await undo()).toEqual(report)
  })

  it('says who undid it and why, and cannot be undone twice', async () => {
    await importText(before)
    await undo()
    const run = await lastRun()
    expect(await readEdits(database, 'import', run)).toMatchObject([{ action: 'undo', by_name: 'Maya' }])
    await expect(undo()).rejects.toThrow(/was undone on 2026-11-20/)
    await expect(undo(run + 1)).rejects.toThrow(/There is no import/)
  })

  it('is not what the next one of its feed is compared with', async () => {
    await importText(offerLines(9))
    await undo()
    await expect(importText(offerLines(2))).resolves.toMatchObject({ last: null, report: { added: 2 } })
  })

  it('is too long ago once as many have come after it as are kept', async () => {
    await importText(before)
    const run = await lastRun()
    for (let index = 0; index < UNDOABLE_RUNS; index += 1) await importText(before, { name: `${index}.jsonl` })
    await expect(undo(run)).rejects.toThrow(/is too long ago: 30 imports/)
  })
})

const vote = async (coupon_id: number) =>
  castVote(database, { coupon_id, cast_at: NOW, worked: true, reason: null, visitor_hash: 'a' })

describe('nothing is lost of what shoppers and editors have done', () => {
  it('an offer with a vote is taken back, and stands again once it is imported again', async () => {
    await importText(before)
    await vote((await firstCoupon()).id)
    expect(await undo()).toMatchObject({ offers: { removed: 0, takenBack: 1 }, merchants: { removed: 0 } })
    expect(await firstCoupon()).toMatchObject({ withdrawn_at: NOW, votes_worked: 1 })
    expect(await database.selectFrom('vote').selectAll().execute()).toHaveLength(1)
    await importText(before)
    expect(await firstCoupon()).toMatchObject({ withdrawn_at: null, votes_worked: 1, title: '10% off oak boots' })
  })

  it('an offer that people have clicked is taken back; bots have not', async () => {
    await importText(`${before}\n${offerLine(2)}`)
    const [one, other] = await database.selectFrom('coupon').select('id').orderBy('id').execute()
    const click = { type: 'click', site: UK, environment: 'prod', occurred_at: NOW }
    await database
      .insertInto('event')
      .values([
        { ...click, coupon_id: one?.id ?? null },
        { ...click, coupon_id: other?.id ?? null, class: 'bot' },
      ])
      .execute()
    expect(await undo()).toMatchObject({ offers: { removed: 1, takenBack: 1 } })
  })

  it('an offer that an editor has set a field of, or tried, stays as it is', async () => {
    await importText(`${before}\n${offerLine(2)}`)
    const [one, other] = await database.selectFrom('coupon').select('id').orderBy('id').execute()
    await editRow(COUPONS, database, { id: one?.id ?? 0, site: UK }, [['title', 'Acorns']], aChange)
    const trial = { outcome: 'worked', by_kind: 'editor', by_name: 'Maya', happened_at: NOW } as const
    await recordVerification(database, { ...trial, coupon_id: other?.id ?? 0 })
    const why = 'an editor has changed it since'
    expect(await undo()).toMatchObject({
      offers: { removed: 0, takenBack: 0 },
      skipped: [
        { kind: 'coupon', id: one?.id, fields: [], why },
        { kind: 'coupon', id: other?.id, fields: [], why },
      ],
    })
  })

  it('a field that an editor has set since stays; the others are as before', async () => {
    await importText(before, { now: daysAgo(9) })
    await importText(after, { now: daysAgo(1) })
    const { id } = await firstCoupon()
    await editRow(COUPONS, database, { id, site: UK }, [['title', 'Acorns']], aChange)
    expect(await undo()).toMatchObject({
      offers: { restored: 1 },
      skipped: [{ id, fields: ['title'], why: 'an editor has changed it since' }],
    })
    expect(await firstCoupon()).toMatchObject({ title: 'Acorns', ends_at: new Date('2027-01-31T23:59:59Z') })
  })

  it('a field that an editor gives back after that is as it was before the import', async () => {
    await importText(before, { now: daysAgo(9) })
    await importText(after, { now: daysAgo(1) })
    const target = { id: (await firstCoupon()).id, site: UK }
    await editRow(
      COUPONS,
      database,
      target,
      [
        ['title', 'Acorns'],
        ['ends_at', 'none'],
      ],
      aChange,
    )
    await undo()
    await resetRow(COUPONS, database, target, ['title', 'ends_at'], aChange)
    expect(await firstCoupon()).toMatchObject({
      title: '10% off oak boots',
      ends_at: new Date('2027-01-31T23:59:59Z'),
    })
  })

  it('a field that a later import has changed since stays', async () => {
    await importText(before, { now: daysAgo(9) })
    await importText(after, { now: daysAgo(5) })
    const run = await lastRun()
    await importText(offerLine(1, { title: '10% off acorns', ends: '2027-02-28', starts: '2025-01-01' }))
    const { skipped, offers } = await undo(run)
    expect(skipped).toMatchObject([{ why: 'a later import has changed it since' }])
    expect(skipped[0]?.fields).toContain('title')
    expect(offers.restored).toBe(1)
    expect(await firstCoupon()).toMatchObject({ title: '10% off acorns', ends_at: new Date('2027-01-31T23:59:59Z') })
  })

  it('two are undone one after the other, the last one first', async () => {
    await importText(before, { now: daysAgo(9) })
    const former = await catalog()
    await importText(after, { now: daysAgo(5) })
    const run = await lastRun()
    await importText(offerLine(1, { title: '10% off acorns' }))
    await undo()
    await undo(run)
    expect(await catalog()).toEqual(former)
  })
})
