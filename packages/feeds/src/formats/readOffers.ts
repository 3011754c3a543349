import type { RawMerchant, RawOffer, RejectReason } from '../draft/Draft.ts'
import { OPEN_DATE, readDateColumns, withDates } from '../fields/dateColumns.ts'
import { type LooseRecord, toLooseRecord } from '../fields/LooseRecord.ts'
import { ImportRefusal } from '../errors/ImportRefusal.ts'
import { untilCutOff } from '../errors/untilCutOff.ts'
import { hasBytes } from './hasBytes.ts'
import type { SourceRecord } from './SourceRecord.ts'

export interface OfferShape {
  /** The network, as a person calls it. */
  network: string
  /** The offer as one record says it, or the shop where a network has both, or why it is not for the public. */
  offerOf: (record: LooseRecord) => RawOffer | RawMerchant | RejectReason
  /** True for what only a record of this network has. */
  isKnown: (record: LooseRecord) => boolean
}

/** How many records in a row may be of another shape before the file is. */
const MOST_UNKNOWN = 100

/**
 * The offers in the records of a network's feed, one for each of them.
 * @param open its records from the first; they are read twice where only a whole column tells how its dates are meant
 * @throws {ImportRefusal} the records are of another shape; whatever they would become would be made up
 */
export async function* readOffers(
  file: string,
  open: () => AsyncIterable<SourceRecord<unknown>>,
  { network, offerOf, isKnown }: OfferShape,
): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  let unknown = 0
  let hasKnown = false
  const dates = (await hasBytes([file], OPEN_DATE)) ? await readDateColumns(recordsOf(open())) : new Map()
  for await (const { line, excerpt, value, fault } of open()) {
    if (fault) {
      yield { line, excerpt, fault }
      continue
    }
    const record = withDates(toLooseRecord(value), dates)
    hasKnown ||= isKnown(record)
    if (!hasKnown) unknown += 1
    if (unknown === MOST_UNKNOWN && !hasKnown) throw foreign(file, network)
    const offer = offerOf(record)
    if (typeof offer === 'string') yield { line, excerpt, fault: offer }
    else if (saysNothing(offer)) yield { line, excerpt, fault: 'missing_title' }
    else yield { line, excerpt, value: offer }
  }
  if (unknown > 0 && !hasKnown) throw foreign(file, network)
}

/** Where the file was cut off, whoever reads it for its offers says so. */
async function* recordsOf(records: AsyncIterable<SourceRecord<unknown>>): AsyncIterable<LooseRecord> {
  for await (const { value, fault } of untilCutOff(records, () => {})) if (!fault) yield toLooseRecord(value)
}

/** A shop's name alone makes no title. */
function saysNothing(record: RawOffer | RawMerchant): boolean {
  return 'given' in record && !record.given?.title && !record.text && !record.discount
}

function foreign(file: string, network: string): ImportRefusal {
  return new ImportRefusal(
    'unknown-shape',
    `${file} is no file of ${network}: none of its records has the fields of one. Nothing was changed; give its own format with --format.`,
  )
}
