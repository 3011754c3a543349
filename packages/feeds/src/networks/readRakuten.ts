import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { readOffers } from '../formats/readOffers.ts'
import type { SourceRecord } from '../formats/SourceRecord.ts'
import { readXmlRecords } from '../formats/xml/readXmlRecords.ts'
import { offerFromRakuten } from './offerFromRakuten.ts'

const COUPONS = { name: 'a coupon feed of Rakuten’s', records: { couponfeed: 'link' } } as const

/**
 * Reads Rakuten's coupon feed (XML), streamed.
 * @throws {ImportRefusal} it is another document, or none
 */
export function readRakuten(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  return readOffers(file, () => readXmlRecords(file, COUPONS), {
    network: 'Rakuten',
    offerOf: offerFromRakuten,
    isKnown: (record) => record.has('offerdescription') || record.has('clickurl') || record.has('advertiserid'),
  })
}
