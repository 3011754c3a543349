import { type RawMerchant, type RawOffer, type RejectReason, type GivenFields, NOTHING_GIVEN } from '../draft/Draft.ts'
import { readDateColumns, withDates, tableDate } from '../fields/tableDate.ts'
import { FeedRecord } from '../fields/FeedRecord.ts'
import { ImportError, untilTruncated } from '../errors/ImportError.ts'
import { beginsAs, type SourceRecord } from '../formats/readTextLines.ts'
import { findCodes } from '../text/findCodes.ts'
import { plainText } from '../text/plainText.ts'

/** How the feed of a network is read. */
export interface Network {
  /** As a person calls it. */
  name: string
  /** A reader for each of its formats, told by how a file begins; the last one takes what begins otherwise. */
  readers: Partial<Record<'json' | 'xml' | 'table', (file: string) => AsyncIterable<SourceRecord<unknown>>>>
  /**
   * Fields that tell its records from those of all other feeds, tables of one's own with the usual names among them: of each group it
   * has one at least.
   */
  signs: readonly (readonly string[])[]
  /** True for what only a record of this network has. */
  isKnown: (record: FeedRecord) => boolean
  /** The offer as one record says it, or the merchant where a network has both, or why it is not for the public. */
  toOffer: (record: FeedRecord) => RawOffer | RawMerchant | RejectReason
}

/** How many records in a row may be of another shape before the file is. */
const MOST_UNKNOWN = 100

/**
 * The offers of a network's feed, one for each record. The file is read twice, since only a whole column tells how its dates
 * are meant.
 * @throws {ImportError} the records are of another shape; whatever they would become would be made up
 */
export async function* readNetwork(
  file: string,
  { name, readers, isKnown, toOffer }: Network,
): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const read = readers[await beginsAs(file)] ?? Object.values(readers).at(-1)
  if (!read) return
  let unknown = 0
  let hasKnown = false
  const dates = await readDateColumns(readSoundRecords(read(file)))
  for await (const { line, excerpt, value, issue } of read(file)) {
    if (issue) {
      yield { line, excerpt, issue }
      continue
    }
    const record = withDates(FeedRecord.from(value), dates)
    hasKnown ||= isKnown(record)
    if (!hasKnown) unknown += 1
    if (unknown === MOST_UNKNOWN && !hasKnown) throw foreign(file, name)
    const offer = toOffer(record)
    if (typeof offer === 'string') yield { line, excerpt, issue: offer }
    else if (saysNothing(offer)) yield { line, excerpt, issue: 'missing_title' }
    else yield { line, excerpt, value: offer }
  }
  if (unknown > 0 && !hasKnown) throw foreign(file, name)
}

/** Where the file was cut off, whoever reads it for its offers says so. */
async function* readSoundRecords(records: AsyncIterable<SourceRecord<unknown>>): AsyncIterable<FeedRecord> {
  for await (const { value, issue } of untilTruncated(records, () => {})) if (!issue) yield FeedRecord.from(value)
}

/** A merchant's name alone makes no title. */
function saysNothing(record: RawOffer | RawMerchant): boolean {
  return 'given' in record && !record.given?.title && !record.text && !record.discount
}

function foreign(file: string, name: string): ImportError {
  return new ImportError(
    'unknown-shape',
    `${file} is no file of ${name}: none of its records has the fields of one. Nothing was changed; give its own format with --format.`,
  )
}

/** What the feeds of networks say of an offer, each under names of its own. Only the first three are in all of them. */
interface NetworkOffer extends Partial<GivenFields & Pick<RawOffer, 'category' | 'discount' | 'language'>> {
  source: string
  merchantName: string
  title: string
  /** The offer's page at the merchant, or the merchant's home; empty where the feed does not say. */
  link?: string
  description?: string
  /** As the feed writes them. */
  starts?: string
  ends?: string
  addedOn?: string
}

export function networkOffer({ source, merchantName, link = '', description = '', ...fields }: NetworkOffer): RawOffer {
  const { starts = '', ends = '', addedOn = '', category = '', language = 'en', discount = null, ...given } = fields
  return {
    name: merchantName,
    isMerchantNamed: true,
    text: description,
    isDescription: false,
    needsWorth: false,
    terms: '',
    links: [link],
    codes: findCodes(plainText(given.title), { bareToo: false }),
    discount,
    starts: tableDate(starts, undefined),
    ends: tableDate(ends, undefined),
    addedOn: tableDate(addedOn, undefined),
    year: null,
    category,
    source,
    language,
    given: { ...NOTHING_GIVEN, ...given },
  }
}
