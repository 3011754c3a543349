import { type RawMerchant, type RawOffer, type RejectReason, type GivenFields, NOTHING_GIVEN } from '../draft/Draft.ts'
import { readDateColumns, withDates, tableDate } from '../fields/tableDate.ts'
import { type LooseRecord, toLooseRecord } from '../fields/LooseRecord.ts'
import { ImportRefusal, untilCutOff } from '../errors/ImportError.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import type { Conditions, Discount } from '../discount/Discount.ts'
import { findCodes } from '../text/findCodes.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { plainText } from '../text/plainText.ts'

interface OfferShape {
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
 * @param open its records from the first; they are read twice, since only a whole column tells how its dates are meant
 * @throws {ImportRefusal} the records are of another shape; whatever they would become would be made up
 */
export async function* readOffers(
  file: string,
  open: () => AsyncIterable<SourceRecord<unknown>>,
  { network, offerOf, isKnown }: OfferShape,
): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  let unknown = 0
  let hasKnown = false
  const dates = await readDateColumns(recordsOf(open()))
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

/** What the feeds of networks say of an offer, each under names of its own. Everything but the first three may be missing. */
interface NetworkOffer extends Partial<Omit<GivenFields, 'conditions'>> {
  /** The network's name. */
  source: string
  shopName: string
  title: string
  /** The offer's page at the shop, or the shop's home; empty where the feed does not say. */
  link?: string
  description?: string
  code?: string
  /** From fields of its own; the words are asked where it is null. */
  discount?: Discount | null
  /** From fields of their own; they count before those that the words name. */
  conditions?: Conditions
  /** As the feed writes them. */
  starts?: string
  ends?: string
  addedOn?: string
  category?: string
  language?: string
}

/** An offer of a network's feed, ready to be drafted. */
export function networkOffer(offer: NetworkOffer): RawOffer {
  const { source, shopName, title, link = '', description = '', code = '', discount, conditions } = offer
  const { starts = '', ends = '', addedOn = '', category = '', language = 'en', ...given } = offer
  const words = plainText(title)
  return {
    name: shopName,
    text: description,
    isDescription: false,
    terms: '',
    links: [link],
    codes: findCodes(words, { bareToo: false }),
    discount: discount ?? findDiscount(words) ?? null,
    starts: tableDate(starts, undefined),
    ends: tableDate(ends, undefined),
    addedOn: tableDate(addedOn, undefined),
    year: null,
    category,
    source,
    language,
    given: {
      ...NOTHING_GIVEN,
      ...pickGiven(given),
      title,
      code,
      conditions: conditions ?? {},
    },
  }
}

function pickGiven(offer: Partial<GivenFields>): Partial<GivenFields> {
  const { externalId, terms, tags, brands, isExclusive, publishFrom, publishUntil, regions, isWithdrawn } = offer
  const fields = { externalId, terms, tags, brands, isExclusive, publishFrom, publishUntil, regions, isWithdrawn }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
