import type { RawMerchant, RawOffer } from '../../draft/Draft.ts'
import { readJsonRecords } from '../json/readJsonRecords.ts'
import { readOffers } from '../readOffers.ts'
import type { SourceRecord } from '../SourceRecord.ts'
import { isAdmitad, offerFromAdmitad } from './offerFromAdmitad.ts'

const LISTS = new Set(['results', 'coupons', 'data'])

/** The coupons of Admitad as its API answers them. */
export async function* readAdmitad(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const shape = { network: 'Admitad', offerOf: offerFromAdmitad, isKnown: isAdmitad }
  yield* readOffers(file, readJsonRecords(file, LISTS), shape)
}
