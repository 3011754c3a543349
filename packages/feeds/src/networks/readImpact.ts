import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { readJsonRecords } from '../formats/json/readJsonRecords.ts'
import { readOffers } from '../formats/readOffers.ts'
import type { SourceRecord } from '../formats/SourceRecord.ts'
import { kindOf } from './impactRecord.ts'
import { IMPACT_LISTS, joinImpact } from './joinImpact.ts'
import { offerFromImpact, shopFromImpact } from './offerFromImpact.ts'

/**
 * The offers of impact.com: its promo codes and its deals, which it gives as two resources, and the shops of its campaigns.
 * @param beside files that may hold what this one does not: the deals of its codes, the codes of its deals, the shops of both;
 *   of one list, which has this file too, all are read once
 * @throws {ImportRefusal} one of them was cut off
 */
export async function* readImpact(
  file: string,
  beside: readonly string[] = [],
): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const join = await joinImpact(file, beside)
  yield* readOffers(file, () => readJsonRecords(file, IMPACT_LISTS), {
    network: 'impact.com',
    offerOf: (record) => (kindOf(record) === 'campaign' ? shopFromImpact(record) : offerFromImpact(record, join)),
    isKnown: (record) => kindOf(record) !== undefined,
  })
  if (join.cutOff) throw join.cutOff
}
