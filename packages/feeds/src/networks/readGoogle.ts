import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { beginsAs } from '../formats/beginsAs.ts'
import { readOffers } from '../formats/readOffers.ts'
import type { SourceRecord } from '../formats/SourceRecord.ts'
import { readTable } from '../formats/csv/readTable.ts'
import { readXmlRecords } from '../formats/xml/readXmlRecords.ts'
import { offerFromGoogle } from './offerFromGoogle.ts'
import { shopFromFileName } from './shopFromFileName.ts'

const PROMOTIONS = {
  name: 'a feed of merchant promotions',
  records: { channel: 'item', feed: 'entry', promotions: 'promotion' },
}

/**
 * Reads a merchant's promotions as Google takes them: XML (RSS, Atom) or a table of text, told apart by their content. Both
 * are streamed.
 * @throws {ImportRefusal} it is another document or table, or none
 */
export async function* readGoogle(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const isTable = (await beginsAs(file)) === 'table'
  const shop = shopFromFileName(file)
  yield* readOffers(file, () => (isTable ? readTable(file) : readXmlRecords(file, PROMOTIONS)), {
    network: 'Google’s merchant promotions',
    offerOf: (record) => offerFromGoogle(record, shop),
    isKnown: (record) => record.has('promotionid') || record.has('promotioneffectivedates'),
  })
}
