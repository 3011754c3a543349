import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { beginsAs } from '../formats/beginsAs.ts'
import { readJsonRecords } from '../formats/json/readJsonRecords.ts'
import { readOffers } from '../formats/readOffers.ts'
import type { SourceRecord } from '../formats/SourceRecord.ts'
import { readTable } from '../formats/csv/readTable.ts'
import { isAwin, offerFromAwin } from './offerFromAwin.ts'

const LISTS = new Set(['data', 'promotions', 'offers', 'vouchers'])

/** The offers of Awin: the JSON that its API answers with, or the CSV that its interface exports. */
export async function* readAwin(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const isJson = (await beginsAs(file)) === 'json'
  const open = () => (isJson ? readJsonRecords(file, LISTS) : readTable(file))
  yield* readOffers(file, open, { network: 'Awin', offerOf: offerFromAwin, isKnown: isAwin })
}
