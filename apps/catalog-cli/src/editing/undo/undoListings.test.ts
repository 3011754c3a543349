import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { recordVerification } from '@clipfront/catalog/coupons'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { createImportText } from '../../testing/importText.ts'
import { offerLine } from '@clipfront/feeds/testing'
import { aChange } from '../../testing/aChange.ts'
import { undoImport } from './undoImport.ts'
import { editRow } from '../changeRow.ts'
import { COUPONS } from '../COUPONS.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-undo-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A feed that lists what stands today. */
const map = path.join(folder, 'map.json')
const lines = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@clipfront/feeds/maps/offer-lines.json'), 'utf8'),
)
writeFileSync(map, JSON.stringify({ ...lines, live: true, fields: { ...lines.fields, id: 'id' } }))

const listed = (number: number, fields: object = {}) => offerLine(number, { id: `n${number}`, ...fields })
const feed = async (now: Date, ...offers: string[]) => importText(offers.join('\n'), { map, now, force: true })

async function undo(back = 0) {
  const runs = await database.selectFrom('import_run').select('id').orderBy('id', 'desc').execute()
  return undoImport(database, runs[back]?.id ?? 0, { ...aChange, dryRun: false })
}

const state = async () => ({
  coupons: await database.selectFrom('coupon').select(['id', 'confirmed_at', 'withdrawn_at']).orderBy('id').execute(),
  listings: await database.selectFrom('coupon_listing').selectAll().orderBy('external_id').execute(),
})

beforeEach(async () => {
  for (const table of ['merchant', 'edit', 'import_run', 'import_change', 'import_listing'] as const)
    await database.deleteFrom(table).execute()
})

it('what it confirmed is as confirmed as before, and what it was the first to list is listed no more', async () => {
  await feed(daysAgo(9), listed(1))
  const former = await state()
  await feed(daysAgo(5), listed(1), listed(2))
  expect(await undo()).toMatchObject({
    offers: { removed: 1, settled: 1 },
    listings: { removed: 1, restored: 1 },
    skippedTotal: 0,
  })
  expect(await state()).toEqual(former)
})

it('what it took back stands again, also where the feed means another offer by the same name', async () => {
  await feed(daysAgo(9), listed(1))
  const former = await state()
  await feed(daysAgo(5), listed(1, { discount: { kind: 'percent', value: 25 } }))
  expect((await state()).coupons.map(({ withdrawn_at }) => withdrawn_at)).toEqual([daysAgo(5), null])
  await undo()
  expect(await state()).toEqual(former)
})

it('what a later import has listed since stays, and so does what an editor has tried since', async () => {
  await feed(daysAgo(9), listed(1), listed(2))
  await feed(daysAgo(5), listed(1), listed(2))
  await feed(daysAgo(3), listed(1))
  const [, second] = (await state()).coupons
  const trial = { outcome: 'worked', by_kind: 'editor', by_name: 'Maya', happened_at: daysAgo(2) } as const
  await recordVerification(database, { ...trial, coupon_id: second?.id ?? 0 })
  await undo(1)
  const { coupons, listings } = await state()
  expect(coupons.map(({ confirmed_at }) => confirmed_at)).toEqual([daysAgo(3), daysAgo(2)])
  expect(listings.map(({ last_listed_at }) => last_listed_at)).toEqual([daysAgo(3), daysAgo(9)])
})

it('two that are undone one after the other leave what was before both', async () => {
  await feed(daysAgo(9), listed(1))
  const former = await state()
  await feed(daysAgo(5), listed(1))
  await feed(NOW, listed(1), listed(1))
  await undo()
  await undo(1)
  expect(await state()).toEqual(former)
})

it('an editor who says that an offer stands is not overruled by the feed that takes it back', async () => {
  await feed(daysAgo(9), listed(1))
  const id = (await state()).coupons[0]?.id ?? 0
  await editRow(COUPONS, database, { id, site: UK }, [['withdrawn_at', 'none']], aChange)
  await feed(daysAgo(5), listed(1, { discount: { kind: 'percent', value: 25 } }))
  expect((await state()).coupons[0]).toMatchObject({ withdrawn_at: null })
})
