import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { createImportText } from '../testing/importText.ts'
import { emptyReport } from './ImportReport.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-mapped-'))
afterAll(() => rmSync(folder, { recursive: true }))
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

const LIVE = path.join(folder, 'live-map.json')
writeFileSync(
  LIVE,
  JSON.stringify({
    name: 'own-feed',
    kind: 'offers',
    live: true,
    recognise: ['offer id'],
    standard: { source: 'own-feed', currency: 'GBP' },
    fields: {
      id: 'offer id',
      name: 'shop',
      text: 'title',
      link: 'url',
      codes: 'code',
      discount: { percent: 'percent' },
      ends: 'ends',
      status: 'status',
      exclusive: 'exclusive',
      leastBasket: 'least basket',
      terms: 'terms',
    },
  }),
)
const HEADER = 'Offer ID;Shop;Title;URL;Code;Percent;Ends;Status;Exclusive;Least basket;Terms'
const row = (status: string): string =>
  `A7;Oak and Acorn;Acorns for less;https://oakandacorn.co.uk/sale?utm_source=x;ACORN25;0,25;31/12/2026 23:59;${status};ja;1.050,00;"Not on sale items.\nOnce each."`
const OTHER = 'A8;Oak and Acorn;More acorns;https://oakandacorn.co.uk/more;#N/A;0,1;05/12/2026;active;nej;;'

it('a table of an operator, as a spreadsheet left it, stands in the catalog as it was meant', async () => {
  const task = { format: 'csv', map: LIVE, name: 'own.csv' } as const
  const table = `sep=;\n\uFEFF${HEADER}\n${row('active')}\n${OTHER}\n`
  expect((await importText(table, task)).report).toEqual({ ...emptyReport(), read: 2, added: 2 })
  expect(await coupons()).toMatchObject([
    {
      title: 'Acorns for less: 25% off',
      code: 'ACORN25',
      discount: { kind: 'percent', percent: 25, upTo: false },
      ends_at: new Date('2026-12-31T23:59:59Z'),
      is_exclusive: true,
      conditions: { leastBasket: { amount: 1050, currency: 'GBP' } },
      source: 'own-feed',
      verified_at: null,
      withdrawn_at: null,
    },
    { code: '', discount: { kind: 'percent', percent: 10 }, ends_at: new Date('2026-12-05T23:59:59Z') },
  ])
  expect((await coupons()).map(({ terms }) => JSON.stringify(terms))[0]).toContain('Once each.')
  expect((await importText(table, task)).report).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2 })
  await importText(`sep=;\n${HEADER}\n${row('Deleted')}\n${OTHER}\n`, task)
  expect((await coupons()).map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([true, false])
})

it('a folder of YAML is one feed', async () => {
  const feed = path.join(folder, 'programmes')
  mkdirSync(feed)
  for (const name of ['elm', 'oak'])
    writeFileSync(
      path.join(feed, `${name}.yaml`),
      `title: 20% off ${name}\nurl: https://${name}andacorn.co.uk\ncode: ${name.toUpperCase()}20\n`,
    )
  const { report } = await importText('', { format: 'yaml', file: feed })
  expect(report).toEqual({ ...emptyReport(), read: 2, added: 2 })
  expect((await coupons()).map(({ code, source }) => [code, source])).toEqual([
    ['ELM20', 'programmes'],
    ['OAK20', 'programmes'],
  ])
  const [run] = await database.selectFrom('import_run').select('files').orderBy('id', 'desc').execute()
  expect(run?.files).toEqual(['programmes'])
})
