import { assert, property, sample } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Discount } from '../discount/Discount.ts'
import { createTestDatabase } from '../database/testing/createTestDatabase.ts'
import { UK } from '../database/testing/seed.ts'
import { getMerchantPage } from '../http/testing/getPage.ts'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { isReject, type OfferDraft, type Reject } from './draft/Draft.ts'
import { draftOffer } from './draft/draftOffer.ts'
import { offerFromJson } from './formats/json/offerFromJson.ts'
import { readMaps } from './formats/json/readMaps.ts'
import { splitOffers } from './formats/markdown/splitOffers.ts'
import { anyLink, anyRecord, anyText } from './testing/anyRecord.ts'
import { createImportText } from './testing/importText.ts'
import { sumOf } from './testing/sumOf.ts'
import { aPlace } from './testing/aPlace.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const importText = createImportText(database)
const place = aPlace()
const context = { year: 2025, section: 'Tools', source: 'list' }

function draftOf(record: object): OfferDraft | Reject {
  const map = readMaps().find(({ name }) => name === 'offer-lines')
  if (map?.kind !== 'offers') throw new Error('The map offer-lines is gone.')
  return draftOffer(offerFromJson(record, map.fields, 'feed'), place)
}

/** What is wrong with a draft that was not rejected; nothing, of every one. */
function faultsOf(draft: OfferDraft): string[] {
  const texts = [draft.title, draft.detail, draft.shopName, draft.promotionOff, draft.source, ...draft.keyTerms]
  const checks: [string, boolean][] = [
    ['title', draft.title.length > 0 && draft.title.length <= 160],
    ['shop', draft.shopName !== '' && draft.shopName.length <= 100],
    ['domain', /^[a-z\d.-]+\.[a-z\d-]+$/.test(draft.domain)],
    ['sighting', draft.firstSeenAt.getTime() <= place.now.getTime()],
    ['code', /^(?:[\w$-]{1,40})?$/.test(draft.code)],
    ['characters', texts.every((text) => text.isWellFormed() && !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text))],
    ['tags', !texts.some((text) => /<(?:b|script)>/.test(text))],
    ['addresses', !texts.some((text) => /evil-oak|\w:\/\/|javascript:/i.test(text))],
    ['discount', isSound(draft.discount)],
  ]
  return checks.flatMap(([name, isRight]) => (isRight ? [] : [name]))
}

function isSound(discount: Discount | null): boolean {
  if (!discount) return true
  const numbers = Object.values(discount).filter((value) => typeof value === 'number')
  return numbers.every((value) => Number.isFinite(value) && value >= 0 && value <= 10_000_000)
}

describe('whatever a feed holds', () => {
  it('any record becomes an offer that can be shown, or a reason', () => {
    assert(
      property(anyRecord, (record) => {
        const draft = draftOf(record)
        expect(isReject(draft) ? [] : faultsOf(draft)).toEqual([])
      }),
    )
  })

  it('any line of a list becomes offers or a reason', () => {
    assert(
      property(anyText, anyText, anyText, anyLink, (name, text, terms, url) => {
        const drafts = splitOffers({ name, text, terms, links: [url] }, context).map((offer) =>
          draftOffer(offer, place),
        )
        expect(drafts.flatMap((draft) => (isReject(draft) ? [] : faultsOf(draft)))).toEqual([])
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
