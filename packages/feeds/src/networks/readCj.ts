import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { readOffers } from '../formats/readOffers.ts'
import type { SourceRecord } from '../formats/SourceRecord.ts'
import { readXmlRecords } from '../formats/xml/readXmlRecords.ts'
import { offerFromCj } from './offerFromCj.ts'

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
