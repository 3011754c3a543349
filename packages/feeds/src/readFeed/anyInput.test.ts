import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReject, type OfferDraft, type Reject } from '../draft/Draft.ts'
import { draftOffer } from '../draft/draftOffer.ts'
import { splitOffers } from '../formats/markdown/splitOffers.ts'
import { NO_STYLES } from '../map/columnStyles.ts'
import { readMaps } from '../map/findMap.ts'
import { offerByMap } from '../map/offerByMap.ts'
import { anyLink, anyRecord, anyText } from '../testing/anyRecord.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { listDraftIssues } from '../testing/listDraftIssues.ts'

const context = aDraftContext()
const list = { year: 2025, section: 'Tools', source: 'list' }

function readDraft(record: object): OfferDraft | Reject {
  const map = readMaps().find(({ name }) => name === 'offer-lines')
  if (map?.kind !== 'offers') throw new Error('The map offer-lines is gone.')
  const raw = offerByMap(record, map, NO_STYLES, 'feed')
  return isReject(raw) ? raw : draftOffer(raw, context)
}

describe('whatever a feed holds', () => {
  it('any record becomes an offer that can be shown, or a reason', () => {
    assert(
      property(anyRecord, (record) => {
        const draft = readDraft(record)
        expect(isReject(draft) ? [] : listDraftIssues(draft, context)).toEqual([])
      }),
    )
  })

  it('any line of a list becomes offers or a reason', () => {
    assert(
      property(anyText, anyText, anyText, anyLink, (name, text, terms, url) => {
        const drafts = splitOffers({ name, text, terms, links: [url] }, list).map((offer) => draftOffer(offer, context))
        expect(drafts.flatMap((draft) => (isReject(draft) ? [] : listDraftIssues(draft, context)))).toEqual([])
      }),
    )
  })
})
