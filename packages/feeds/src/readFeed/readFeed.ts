import { createWriteStream, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MerchantDraft, OfferDraft, RawMerchant, RawOffer, Reject } from '../draft/Draft.ts'
import { draftMerchant } from '../draft/nameShop.ts'
import { draftOffer, type DraftPlace } from '../draft/draftOffer.ts'
import { slugify } from '../text/slugify.ts'
import { feedNameOf } from '../map/feedNameOf.ts'
import { createAdmitad } from '../networks/admitad.ts'
import { awin } from '../networks/awin.ts'
import { cj } from '../networks/cj.ts'
import { readCsv } from '../map/readCsv.ts'
import { createGoogle } from '../networks/google.ts'
import { readImpact } from '../networks/impact.ts'
import { readJson } from '../map/readJson.ts'
import { linkMyDeals } from '../networks/linkMyDeals.ts'
import type { MappedSource, FeedMap } from '../map/FeedMap.ts'
import { readStyles } from '../map/columnStyles.ts'
import { draftByMap } from '../map/offerByMap.ts'
import { readMap, readMaps } from '../map/findMap.ts'
import { refuseForeignFile, type SourceRecord } from '../formats/readTextLines.ts'
import { readMarkdown } from '../formats/markdown/readMarkdown.ts'
import { rakuten } from '../networks/rakuten.ts'
import { readNetwork } from '../networks/readNetwork.ts'
import { readYaml } from '../map/readYaml.ts'

interface Source {
  file: string
  /** The files of the same command, which a format may join. */
  beside: readonly string[]
  /** File of a map; null finds one by the shape of the data. */
  map: string | null
  place: DraftPlace
}

interface SourceTask extends Pick<Source, 'file' | 'map'> {
  beside?: readonly string[]
  /** IANA zone and BCP 47 language: what dates and titles are read and written by. */
  site: { timeZone: string; language: string }
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
  admitad: ({ file, place }: Source) => draftsOf(readNetwork(file, createAdmitad()), place),
  awin: ({ file, place }: Source) => draftsOf(readNetwork(file, awin), place),
  cj: ({ file, place }: Source) => draftsOf(readNetwork(file, cj), place),
  csv: byMap(readCsv),
  google: ({ file, place }: Source) => draftsOf(readNetwork(file, createGoogle(file)), place),
  impact: ({ file, beside, place }: Source) => draftsOf(readImpact(file, beside), place),
  json: byMap(readJson),
  linkmydeals: ({ file, place }: Source) => draftsOf(readNetwork(file, linkMyDeals), place),
  markdown: ({ file, place }: Source) => draftsOf(readMarkdown(file), place),
  rakuten: ({ file, place }: Source) => draftsOf(readNetwork(file, rakuten), place),
  yaml: byMap(readYaml),
} as const satisfies Record<string, (source: Source) => Drafts | Promise<Drafts>>

export type ImportFormat = keyof typeof READERS
export const IMPORT_FORMATS = Object.keys(READERS) as ImportFormat[]

/**
 * A file as drafts, one for each of its records, in order.
 * @throws {ImportRefusal} it cannot be read as its format at all
 */
export async function openSource({ site, format, file, beside = [], map, now, domainOf }: SourceTask): Promise<Drafts> {
  if (!statSync(file).isDirectory()) await refuseForeignFile(file)
  const { timeZone, language } = site
  const place = { now, timeZone, language, region: language.split('-')[1] ?? '', domainOf }
  return READERS[format]({ file, beside, map, place })
}

export interface FeedOptions {
  format: ImportFormat
  /** File of a map for CSV, JSON and YAML; left out, one is found by the shape of the feed. */
  map?: string
  /** The feed's name, which is the source of records that do not name theirs. */
  name?: string
  /** BCP 47: titles are written in it, and its region is the country that offers are for. */
  language: string
  /** IANA name: an offer ends when its last day ends there. */
  timeZone: string
  now?: Date
  domainOf?: DraftPlace['domainOf']
}

/**
 * Reads a feed and yields a draft, or the reason of a rejection, for each record. A feed is read twice, since only whole columns
 * tell how dates are meant: the stream is written to a temporary file first.
 * @throws {ImportRefusal} the feed cannot be read as its format
 */
export async function* readFeed(stream: AsyncIterable<Uint8Array>, options: FeedOptions): Drafts {
  const { format, map = null, name = 'feed', language, timeZone, now = new Date(), domainOf = () => null } = options
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  const file = join(folder, name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-'))
  try {
    await pipeline(stream, createWriteStream(file))
    yield* await openSource({ site: { language, timeZone }, format, file, map, now, domainOf })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* draftsOf(records: AsyncIterable<SourceRecord<RawOffer | RawMerchant>>, place: DraftPlace): Drafts {
  for await (const { line, excerpt, value, fault } of records)
    yield { line, excerpt, draft: fault ? { reason: fault } : draftOf(value, place) }
}

function draftOf(value: RawOffer | RawMerchant, place: DraftPlace): SourceDraft['draft'] {
  return 'links' in value ? draftOffer(value, place) : draftMerchant(value.domain, value.name)
}

type ReadMapped = (file: string, given: FeedMap | null, maps: readonly FeedMap[]) => Promise<MappedSource>

function byMap(read: ReadMapped) {
  return async ({ file, map: mapFile, place }: Source): Promise<Drafts> => {
    const { map, open } = await read(file, mapFile === null ? null : readMap(mapFile), readMaps())
    const styles = await readStyles(open(), map)
    const toDraft = draftByMap(map, styles, slugify(feedNameOf(file)) || 'feed', place)
    return (async function* drafts() {
      for await (const { line, excerpt, value, fault } of open())
        yield { line, excerpt, draft: fault ? { reason: fault } : toDraft(value) }
    })()
  }
}
