import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { beginsAs } from '../formats/beginsAs.ts'
import { readJsonRecords } from '../formats/json/readJsonRecords.ts'
import { readOffers } from '../formats/readOffers.ts'
import type { SourceRecord } from '../formats/SourceRecord.ts'
import { readTable } from '../formats/csv/readTable.ts'
import { isLinkMyDeals, offerFromLinkMyDeals } from './offerFromLinkMyDeals.ts'

const LISTS = new Set(['offers', 'data'])

/** The offers of LinkMyDeals, all of them or what changed since the last time, as JSON or CSV. */
export async function* readLinkMyDeals(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const isJson = (await beginsAs(file)) === 'json'
  const open = () => (isJson ? readJsonRecords(file, LISTS) : readTable(file))
  const shape = { network: 'LinkMyDeals', offerOf: offerFromLinkMyDeals, isKnown: isLinkMyDeals }
  yield* readOffers(file, open, shape)
}
