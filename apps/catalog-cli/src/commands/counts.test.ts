import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { countPlainly, createTestDatabase, NOW, readCounts, UK } from '@clipfront/catalog/testing'
import { offerLine } from '@clipfront/feeds/testing'
import { createRunHere } from '../testing/runHere.ts'

const { database } = await createTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'offers.jsonl')
const runHere = createRunHere(database, folder)

async function run(...args: string[]): Promise<void> {
  const { code, complaints } = await runHere(args)
  expect([code, complaints]).toEqual([0, ''])
}

async function importLines(...lines: string[]): Promise<void> {
  writeFileSync(file, lines.join('\n'))
  await run('import', '--site', UK, '--format', 'json', file)
}

const line = (number: number, fields = {}) => offerLine(number, { starts: '2026-11-01', ends: '2027-01-31', ...fields })

it('an import and its undo leave counts behind that are those of the offers', async () => {
  const deal = { codes: [], discount: { kind: 'percent', value: 20 } }
  const ended = { domain: 'oak1.com', url: 'https://oak1.com/x', ends: '2026-11-01' }
  const counts: unknown[] = []
  const check = async () => {
    const kept = await readCounts(database, UK)
    expect(kept).toEqual(await countPlainly(database, UK, NOW))
    counts.push(kept.whole)
  }
  await importLines(line(1), line(2), line(3, deal), line(4, ended))
  await check()
  await importLines(line(1, { ends: '2026-11-02' }), line(5), line(6))
  await check()
  const { id } = await database.selectFrom('import_run').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await run('undo-import', String(id), '--by', 'Mara', '--reason', 'test')
  await check()
  expect(counts).toEqual([
    { live_coupons: 3, merchants: 3 },
    { live_coupons: 4, merchants: 4 },
    { live_coupons: 3, merchants: 3 },
  ])
})
