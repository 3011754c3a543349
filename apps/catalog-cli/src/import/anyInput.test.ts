import { sample } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, UK } from '@clipfront/catalog/testing'
import { getMerchantPages } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import { anyRecord } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'
import { sumReport } from '../testing/sumReport.ts'

const { database, url: databaseUrl } = await createTestDatabase()
const api = await startPageApi(databaseUrl)
const importText = createImportText(database)

describe('whatever a feed holds', () => {
  it('the database takes every one of them, and every page can be read', async () => {
    const lines = sample(anyRecord).map((record) => JSON.stringify(record))
    const header = JSON.stringify({
      merchant: '',
      domain: '',
      url: '',
      title: '',
      codes: 0,
      discount: 0,
      starts: 0,
      ends: 0,
    })
    const { report } = await importText([header, ...lines].join('\n'))
    expect([report.read, sumReport(report)]).toEqual([lines.length + 1, lines.length + 1])
    expect(report.added).toBeGreaterThan(50)
    const merchants = await database.selectFrom('merchant').select('slug').where('site', '=', UK).limit(200).execute()
    const pages = await getMerchantPages(
      api,
      merchants.map(({ slug }) => slug),
    )
    expect(pages.filter(({ coupons, pastCoupons }) => coupons.length + pastCoupons.length === 0)).toEqual([])
  })
})
