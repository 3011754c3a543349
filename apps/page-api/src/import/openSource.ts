import type { Site } from '@clipfront/site-config'
import type { MerchantDraft, OfferDraft, RawMerchant, RawOffer, Reject } from './draft/Draft.ts'
import { draftMerchant } from './draft/draftMerchant.ts'
import { draftOffer, type DraftPlace } from './draft/draftOffer.ts'
import { slugify } from './draft/slugify.ts'
import { feedNameOf } from './feedNameOf.ts'
import { readAdmitad } from './formats/admitad/readAdmitad.ts'
import { readAwin } from './formats/awin/readAwin.ts'
import { readCj } from './formats/cj/readCj.ts'
import { readImpact } from './formats/impact/readImpact.ts'
import { textAt } from './formats/json/valueAt.ts'
import { offerFromJson } from './formats/json/offerFromJson.ts'
import { readJson } from './formats/json/readJson.ts'
import { readMap, readMaps } from './formats/json/readMaps.ts'
import { readLinkMyDeals } from './formats/linkmydeals/readLinkMyDeals.ts'
import { refuseForeignFile } from './formats/refuseForeignFile.ts'
import { readMarkdown } from './formats/markdown/readMarkdown.ts'
import { readRakuten } from './formats/rakuten/readRakuten.ts'
import type { SourceRecord } from './formats/SourceRecord.ts'

interface Source {
  file: string
  /** Other files of the same command, which a format may join. */
  beside: readonly string[]
  /** File of a map; null finds one by the shape of the data. */
  map: string | null
  place: DraftPlace
}

interface SourceTask extends Pick<Source, 'file' | 'map'> {
  beside?: readonly string[]
  site: Pick<Site, 'timeZone' | 'language'>
  format: ImportFormat
  now: Date
  domainOf: DraftPlace['domainOf']
}

export interface SourceDraft {
  line: number
  excerpt: string
  draft: OfferDraft | MerchantDraft | Reject
}

type Drafts = AsyncIterable<SourceDraft>

/** Each format by its name: a file as drafts, one for each of its records, in order. */
const READERS = {
  admitad: ({ file, place }: Source) => draftsOf(readAdmitad(file), place),
  awin: ({ file, place }: Source) => draftsOf(readAwin(file), place),
  cj: ({ file, place }: Source) => draftsOf(readCj(file), place),
  impact: ({ file, beside, place }: Source) => draftsOf(readImpact(file, beside), place),
  json: readByMap,
  linkmydeals: ({ file, place }: Source) => draftsOf(readLinkMyDeals(file), place),
  markdown: ({ file, place }: Source) => draftsOf(readMarkdown(file), place),
  rakuten: ({ file, place }: Source) => draftsOf(readRakuten(file), place),
} as const satisfies Record<string, (source: Source) => Drafts | Promise<Drafts>>

export type ImportFormat = keyof typeof READERS
export const IMPORT_FORMATS = Object.keys(READERS) as ImportFormat[]

/**
 * A file as drafts, one for each of its records, in order.
 * @throws {ImportRefusal} it cannot be read as its format at all
 */
export async function openSource({ site, format, file, beside = [], map, now, domainOf }: SourceTask): Promise<Drafts> {
  await refuseForeignFile(file)
  const region = site.language.split('-')[1] ?? ''
  return READERS[format]({ file, beside, map, place: { now, timeZone: site.timeZone, region, domainOf } })
}

async function* draftsOf(records: AsyncIterable<SourceRecord<RawOffer | RawMerchant>>, place: DraftPlace): Drafts {
  for await (const { line, excerpt, value, fault } of records)
    yield { line, excerpt, draft: fault ? { reason: fault } : draftOf(value, place) }
}

function draftOf(value: RawOffer | RawMerchant, place: DraftPlace): SourceDraft['draft'] {
  return 'links' in value ? draftOffer(value, place) : draftMerchant(value.domain, value.name)
}

async function readByMap({ file, map, place }: Source): Promise<Drafts> {
  const { map: found, records } = await readJson(file, map === null ? null : readMap(map), readMaps())
  const standardSource = slugify(feedNameOf(file)) || 'feed'
  const toDraft = (value: unknown): SourceDraft['draft'] =>
    found.kind === 'merchants'
      ? draftMerchant(textAt(value, found.fields.domain), textAt(value, found.fields.name))
      : draftOffer(offerFromJson(value, found.fields, standardSource), place)
  return (async function* drafts() {
    for await (const record of records) {
      const draft = record.fault ? { reason: record.fault } : toDraft(record.value)
      yield { line: record.line, excerpt: record.excerpt, draft }
    }
  })()
}
