import type { RawMerchant, RawOffer, RejectReason } from '../draft/Draft.ts'
import { readOffers, networkOffer } from './readOffers.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import { discountOfType } from '../fields/sumDiscount.ts'
import { labelsIn, type LooseRecord, textIn } from '../fields/LooseRecord.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { shopLink } from '../fields/shopLink.ts'
import { findCodes } from '../text/findCodes.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { plainText } from '../text/plainText.ts'

const SEARCH = { name: 'an answer of CJ’s link search', records: { links: 'link' } } as const

/**
 * Reads answers of CJ's link search (XML), streamed.
 * @throws {ImportRefusal} it is another document, or none
 */
export function readCj(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  return readOffers(file, () => readXmlRecords(file, SEARCH), {
    network: 'CJ',
    offerOf: offerFromCj,
    isKnown: (record) => record.has('linkid') || record.has('linkname') || record.has('advertiserid'),
  })
}

/** A link of CJ's as an offer. What CJ says of commissions and earnings is left where it is. */
export function offerFromCj(record: LooseRecord): RawOffer | RejectReason {
  const status = textIn(record, 'relationshipstatus').toLowerCase()
  if (status && status !== 'joined') return 'not_joined'
  const linkCode = textIn(record, 'linkcodehtml')
  const title = textIn(record, 'linkname') || plainText(linkCode)
  const description = textIn(record, 'description')
  const types = labelsIn(record, 'promotiontype')
  const code = textIn(record, 'couponcode')
  if (types.length === 0 && !code && !promises(`${title} | ${description}`)) return 'no_offer'
  return networkOffer({
    source: 'cj',
    externalId: plainText(textIn(record, 'linkid')),
    shopName: textIn(record, 'advertisername'),
    title,
    description,
    code,
    link: shopLink({ leading: [textIn(record, 'destination'), textIn(record, 'clickurl'), linkIn(record, linkCode)] }),
    discount: discountOfType(types, [title, description]),
    starts: textIn(record, 'promotionstartdate'),
    ends: textIn(record, 'promotionenddate'),
    category: textIn(record, 'category'),
    tags: [...types, ...labelsIn(record, 'category')],
    regions: regionCodes(labelsIn(record, 'targetedcountries')),
  })
}

/** The search lists banners and links to home pages too. */
function promises(text: string): boolean {
  const said = plainText(text)
  return findDiscount(said) !== null || findCodes(said, { bareToo: false }).length > 0
}

/** The HTML for a page stands in the feed as text, or as elements of the document. */
function linkIn(record: LooseRecord, linkCode: string): string {
  return textIn(record, 'linkcodehtmlahref') || (/\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(linkCode)?.[1] ?? '')
}
