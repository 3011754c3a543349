import type { Site } from '@clipfront/site-config'
import type { MerchantDraft, OfferDraft, Reject } from './draft/Draft.ts'
import { draftMerchant } from './draft/draftMerchant.ts'
import { draftOffer, type DraftPlace } from './draft/draftOffer.ts'
import { slugify } from './draft/slugify.ts'
import { feedNameOf } from './feedNameOf.ts'
import { textAt } from './formats/json/valueAt.ts'
import { offerFromJson } from './formats/json/offerFromJson.ts'
import { readJson } from './formats/json/readJson.ts'
import { readMap, readMaps } from './formats/json/readMaps.ts'
import { refuseForeignFile } from './formats/refuseForeignFile.ts'
import { readMarkdown } from './formats/markdown/readMarkdown.ts'

export const IMPORT_FORMATS = ['json', 'markdown'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

interface SourceTask {
  site: Pick<Site, 'timeZone'>
  format: ImportFormat
  file: string
  map: string | null
  now: Date
}

export interface SourceDraft {
  line: number
  excerpt: string
  draft: OfferDraft | MerchantDraft | Reject
}

/**
 * A file as drafts, one for each of its records, in order.
 * @throws {ImportRefusal} it cannot be read as its format at all
 */
export async function openSource({ site, format, file, map, now }: SourceTask): Promise<AsyncIterable<SourceDraft>> {
  await refuseForeignFile(file)
  const place = { now, timeZone: site.timeZone }
  return format === 'json' ? draftsFromJson(file, map, place) : draftsFromMarkdown(file, place)
}

async function draftsFromJson(
  file: string,
  map: string | null,
  place: DraftPlace,
): Promise<AsyncIterable<SourceDraft>> {
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

async function* draftsFromMarkdown(file: string, place: DraftPlace): AsyncIterable<SourceDraft> {
  for await (const record of readMarkdown(file)) {
    const draft = record.fault ? { reason: record.fault } : draftOffer(record.value, place)
    yield { line: record.line, excerpt: record.excerpt, draft }
  }
}
