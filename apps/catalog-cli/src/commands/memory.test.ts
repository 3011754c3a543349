import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { offerLines } from '@clipfront/feeds/testing'
import { startCatalog } from '@clipfront/catalog/testing'

const { url } = await createTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-memory-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** Of fewer lines less waits to be collected. */
const [LINES, MOST_KILOBYTES] = process.env['FULL'] === '1' ? [8000, 250_000] : [3000, 215_000]

it('the command holds what an import needs, and not what waits to be collected', async () => {
  const file = path.join(folder, 'offers.jsonl')
  writeFileSync(file, offerLines(LINES))
  const args = ['import', '--format', 'json', '--site', 'main/uk', file]
  const { code, complaints } = await startCatalog(args, { databaseUrl: url, dataFolder: folder, measured: true })
    .finished
  expect([code, complaints]).toEqual([0, expect.stringMatching(/^cost \d+ kB/)])
  const kilobytes = Number(/^cost (\d+) kB/.exec(complaints)?.[1])
  expect(kilobytes).toBeLessThan(MOST_KILOBYTES)
})
