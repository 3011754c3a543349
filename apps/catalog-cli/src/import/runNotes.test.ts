import { beforeEach, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { createImportText } from '../testing/importText.ts'
import { offerLine, offerLines } from '@clipfront/feeds/testing'
import { UNDOABLE_RUNS } from './importRun.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)

beforeEach(async () => {
  for (const table of ['merchant', 'import_run', 'import_change', 'import_listing'] as const)
    await database.deleteFrom(table).execute()
})

const changes = () => database.selectFrom('import_change').select(['kind', 'before']).orderBy('target_id').execute()

it('a run notes what it adds, and of what it changes the columns as they were', async () => {
  await importText(offerLine(1, { title: '10% off oak boots', ends: '2027-01-31' }), { now: daysAgo(9) })
  expect(await changes()).toEqual([])
  await importText(offerLine(1, { title: '10% off garden chairs', ends: '2027-01-31' }), { now: NOW })
  const [change] = await changes()
  expect(Object.keys(change?.before ?? {}).toSorted()).toEqual(['categories', 'keywords', 'sign', 'title'])
  expect(change?.before['title']).toBe('10% off oak boots')
  const runs = await database.selectFrom('import_run').select('id').orderBy('id').execute()
  for (const table of ['merchant', 'coupon'] as const) {
    const added = await database.selectFrom(table).select('added_by_run').execute()
    expect(added).toEqual([{ added_by_run: runs[0]?.id }])
  }
})

const rejections = () => database.selectFrom('import_rejection').selectAll().execute()

it('a file that is refused leaves why, until the next one of its feed is taken; a dry run leaves nothing', async () => {
  await importText(offerLines(10), { name: 'oak-2025-11-26.jsonl' })
  const halved = async (fields = {}) => importText(offerLine(1), { name: 'oak-2025-11-27.jsonl', ...fields })
  await expect(halved({ dryRun: true })).rejects.toThrow('the last time')
  expect(await rejections()).toEqual([])
  await expect(halved({ now: daysAgo(1) })).rejects.toThrow('the last time')
  await expect(halved()).rejects.toThrow('the last time')
  const message = expect.stringContaining('brings 1 usable records')
  const [rejection, ...others] = await rejections()
  expect(rejection).toMatchObject({ site: UK, format: 'json', refused_at: NOW, reason: 'halved', message })
  expect(others).toEqual([])
  await importText(offerLines(10), { name: 'oak-2025-11-28.jsonl' })
  expect(await rejections()).toEqual([])
})

it('one that finds the same again notes nothing', async () => {
  await importText(offerLines(3), { now: daysAgo(9) })
  await importText(offerLines(3), { now: NOW })
  expect(await changes()).toEqual([])
})

it('another feed of the same offer changes who carries it, and since when it is known', async () => {
  await importText(offerLine(1), { now: daysAgo(9) })
  await importText(offerLine(1, { source: 'pine-list', starts: '2025-01-02' }), { now: NOW })
  expect(await changes()).toEqual([
    { kind: 'coupon', before: { source_list: ['oak-list'], first_seen_at: '2025-11-20T00:00:00+00:00' } },
  ])
})

const listMerchants = (name: string) => JSON.stringify([{ name, domain: 'oak1.com', offers: 1, sources: [] }])

it('a list of shops that corrects a name notes the one before, and leaves the one that an editor has set', async () => {
  await importText(offerLine(1))
  await importText(listMerchants('The Oak'), { name: 'shops.json' })
  expect(await changes()).toEqual([{ kind: 'merchant', before: { name: 'Oak 1' } }])
  await database
    .updateTable('merchant')
    .set({ name: 'Oak & Sons', edited: ['name'] })
    .execute()
  await importText(listMerchants('Oak of the list'), { name: 'shops.json' })
  expect(await database.selectFrom('merchant').select('name').execute()).toEqual([{ name: 'Oak & Sons' }])
})

it('what old runs changed is forgotten', async () => {
  const sources = Array.from({ length: UNDOABLE_RUNS + 2 }, (_, index) => `list-${index}`)
  for (const source of sources) await importText(offerLine(1, { source }), { name: `${source}.jsonl` })
  const kept = await database.selectFrom('import_change').select('run_id').distinct().execute()
  const runs = await database.selectFrom('import_run').select('id').where('site', '=', UK).execute()
  expect([runs.length, kept.length]).toEqual([UNDOABLE_RUNS + 2, UNDOABLE_RUNS])
})
