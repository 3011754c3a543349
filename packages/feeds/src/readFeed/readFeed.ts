import { createWriteStream, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isReject, type MerchantDraft, type OfferDraft, type Reject, type RejectReason } from '../draft/Draft.ts'
import { draftMerchant } from '../draft/nameMerchant.ts'
import { draftOffer, type DraftContext } from '../draft/draftOffer.ts'
import { addToErrors, nameInErrors, untilTruncated } from '../errors/ImportError.ts'
import { type Encoding, openText } from '../formats/openText.ts'
import { readMarkdown } from '../formats/markdown/readMarkdown.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import type { SheetChoice } from '../formats/workbook/tableFromSheets.ts'
import { readStyles } from '../map/columnStyles.ts'
import { isMapped, MAPPED_FORMATS, type MappedFormat } from '../map/mapReaders.ts'
import { draftByMap } from '../map/offerByMap.ts'
import { nameFeed } from '../map/parseFeedName.ts'
import { createAdmitad } from '../networks/admitad.ts'
import { awin } from '../networks/awin.ts'
import { cj } from '../networks/cj.ts'
import { createGoogle } from '../networks/google.ts'
import { readImpact } from '../networks/impact.ts'
import { linkMyDeals } from '../networks/linkMyDeals.ts'
import { rakuten } from '../networks/rakuten.ts'
import type { NetworkFormat } from '../networks/recogniseNetworks.ts'
import { readNetwork } from '../networks/readNetwork.ts'
import { type MapChoice, openByMap } from './openByMap.ts'
import { readAsItLooks } from './readAsItLooks.ts'
import { findDayOfList, type YearOfDates } from '../text/findDates.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'

/** Formats of which each field is known. */
const READERS = {
  admitad: (file: string) => readNetwork(file, createAdmitad()),
  awin: (file: string) => readNetwork(file, awin),
  cj: (file: string) => readNetwork(file, cj),
  google: (file: string) => readNetwork(file, createGoogle(file)),
  impact: readImpact,
  linkmydeals: (file: string) => readNetwork(file, linkMyDeals),
  markdown: (file: string) => readMarkdown(file),
  rakuten: (file: string) => readNetwork(file, rakuten),
} as const satisfies Record<NetworkFormat | 'markdown', object>

export type { Encoding, SheetChoice }
export type ImportFormat = keyof typeof READERS | MappedFormat
export const IMPORT_FORMATS = [...Object.keys(READERS), ...MAPPED_FORMATS].toSorted() as ImportFormat[]

interface RecordPosition {
  /** Where the record begins in the file, from 1; in a JSON document its place in the list. */
  line: number
  /** Its own text. */
  excerpt: string
}

/** A record as an offer or a merchant, ready to be stored. */
export type Draft = RecordPosition &
  ({ kind: 'offer'; offer: OfferDraft } | { kind: 'merchant'; merchant: MerchantDraft })

/** A record that is not taken, and why. */
export type Rejection = RecordPosition & { kind: 'rejection'; reason: RejectReason }

export interface FeedOptions
  extends MapChoice, Partial<Pick<DraftContext, 'now' | 'region' | 'findDomain' | 'onNamed'>> {
  format: ImportFormat
  /** BCP 47: titles are written in it, and its region is the country that offers are for unless `region` names another. */
  language: string
  /** IANA name: an offer ends when its last day ends there. */
  timeZone: string
}

/**
 * Reads a feed and yields a draft, or the reason of a rejection, for each record. A feed is read twice, since only whole columns
 * tell how dates are meant: the stream is written to a temporary file first.
 * @param options.name the feed's name, which is the source of records that do not name theirs
 * @throws {ImportError} the feed cannot be read as its format
 */
export async function* readFeed(
  stream: AsyncIterable<Uint8Array>,
  { name = 'feed', ...options }: FeedOptions & { name?: string },
): AsyncIterable<Draft | Rejection> {
  await using folder = await openTemporaryFolder('feed')
  const file = join(folder.path, name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-'))
  await pipeline(stream, createWriteStream(file))
  yield* readFeedFile(file, options)
}

export interface FeedFileOptions extends FeedOptions {
  /** The source of records that do not name theirs; left out, it is the file's name. */
  source?: string | undefined
  /** The files of the same command, which a format may join. */
  beside?: readonly string[]
  /** Told how the file is written before it is read. */
  onEncoding?: (encoding: Encoding) => void
  /** Told which sheet of a workbook is read. */
  onWorkbook?: (choice: SheetChoice) => void
}

/**
 * The same of a file, or of a folder of YAML.
 * @throws {ImportError} it cannot be read as its format at all
 */
export async function* readFeedFile(file: string, options: FeedFileOptions): AsyncIterable<Draft | Rejection> {
  if (statSync(file).isDirectory()) yield* readUtf8(file, options)
  else {
    await using text = await openText(file)
    options.onEncoding?.(text.encoding)
    if (text.workbook) options.onWorkbook?.(text.workbook)
    const items = text.file === file ? readText(file, options) : readCopy(text.file, file, options)
    yield* text.workbook ? addToErrors(items, nameSheets(text.workbook)) : items
  }
}

/** It may be another sheet that was meant. */
function nameSheets({ sheet, others }: SheetChoice): string {
  if (others.length === 0) return ''
  return ` Its sheet "${sheet}" was read, and not ${others.map((other) => `"${other.sheet}"`).join(', ')}: move the one with the offers to the front, or save it alone as CSV UTF-8.`
}

function readCopy(copy: string, file: string, options: FeedFileOptions): AsyncIterable<Draft | Rejection> {
  const beside = options.beside?.map((other) => (other === file ? copy : other)) ?? []
  return nameInErrors(readText(copy, { ...options, beside }), { read: copy, named: file })
}

function readText(file: string, options: FeedFileOptions): AsyncIterable<Draft | Rejection> {
  const { format, map = null } = options
  return readAsItLooks(file, { format, isMapped: map !== null }, () => readUtf8(file, options))
}

async function* readUtf8(file: string, options: FeedFileOptions): AsyncIterable<Draft | Rejection> {
  const { format, language, timeZone, beside = [] } = options
  const { now = new Date(), region = language.split('-')[1] ?? '', findDomain = () => null, onNamed } = options
  const context = { now, timeZone, language, region, findDomain, ...(onNamed && { onNamed }) }
  if (!isMapped(format)) {
    yield* draftAll(READERS[format](file, beside), (value) =>
      'links' in value ? draftOffer(value, context) : draftMerchant(value),
    )
    return
  }
  const { map, open, head = [] } = await openByMap(file, { ...options, format })
  const sample = untilTruncated(open(), () => {})
  const styles = await readStyles(sample, map, findYearOfDates([...head, options.source ?? '', basename(file)]))
  const named = { ...context, findDomain: (name: string) => findDomain(name) ?? styles.findDomain(name) }
  yield* draftAll(open(), draftByMap(map, styles, options.source ?? nameFeed(file), named))
}

/** Of dates without a year: the day that a table says it is of, or a year in what stands above it or in its name. */
function findYearOfDates(lines: readonly string[]): YearOfDates {
  const day = lines.map((line) => findDayOfList(line, { isHeading: true })).find((found) => found !== null)
  return day ?? Number(lines.map((line) => YEAR.exec(line)?.[0]).find((year) => year !== undefined) ?? Number.NaN)
}

const YEAR = /(?<!\d)20\d\d(?!\d)/

async function* draftAll<Value>(
  records: AsyncIterable<SourceRecord<Value>>,
  toDraft: (value: Value) => OfferDraft | MerchantDraft | Reject,
): AsyncIterable<Draft | Rejection> {
  for await (const { line, excerpt, value, issue } of records) {
    const draft = value === undefined ? { reason: issue ?? ('unreadable_line' as const) } : toDraft(value)
    if (isReject(draft)) yield { kind: 'rejection', line, excerpt, reason: issue ?? draft.reason }
    else if ('upk' in draft) yield { kind: 'offer', line, excerpt, offer: draft }
    else yield { kind: 'merchant', line, excerpt, merchant: draft }
  }
}
