import { assert, property, sample } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, UK } from '@clipfront/catalog/testing'
import { getMerchantPage } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import { isReject, type OfferDraft, type Reject, draftOffer } from '@clipfront/feeds/draft'
import { NO_STYLES, offerByMap, readMaps } from '@clipfront/feeds/map'
import { splitOffers } from '@clipfront/feeds/formats'
import { anyLink, anyRecord, anyText, aPlace, faultsOf } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'
import { sumOf } from '../testing/sumOf.ts'

const { database, url: databaseUrl } = await createTestDatabase()
const api = await startPageApi(databaseUrl)
const importText = createImportText(database)
const place = aPlace()
const context = { year: 2025, section: 'Tools', source: 'list' }

function draftOf(record: object): OfferDraft | Reject {
  const map = readMaps().find(({ name }) => name === 'offer-lines')
  if (map?.kind !== 'offers') throw new Error('The map offer-lines is gone.')
  const raw = offerByMap(record, map, NO_STYLES, 'feed')
  return isReject(raw) ? raw : draftOffer(raw, place)
}

describe('whatever a feed holds', () => {
  it('any record becomes an offer that can be shown, or a reason', () => {
    assert(
      property(anyRecord, (record) => {
        const draft = draftOf(record)
        expect(isReject(draft) ? [] : faultsOf(draft, place)).toEqual([])
      }),
    )
  })

  it('any line of a list becomes offers or a reason', () => {
    assert(
      property(anyText, anyText, anyText, anyLink, (name, text, terms, url) => {
        const drafts = splitOffers({ name, text, terms, links: [url] }, context).map((offer) =>
          draftOffer(offer, place),
        )
        expect(drafts.flatMap((draft) => (isReject(draft) ? [] : faultsOf(draft, place)))).toEqual([])
      }),
    )
  })

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
    expect([report.read, sumOf(report)]).toEqual([lines.length + 1, lines.length + 1])
    expect(report.added).toBeGreaterThan(50)
    const shops = await database.selectFrom('merchant').select('slug').where('site', '=', UK).limit(200).execute()
    const pages = await Promise.all(
      shops.map(({ slug }) => getMerchantPage(api, `/stores/${encodeURIComponent(slug)}`)),
    )
    expect(pages.filter(({ coupons, pastCoupons }) => coupons.length + pastCoupons.length === 0)).toEqual([])
  })
})
