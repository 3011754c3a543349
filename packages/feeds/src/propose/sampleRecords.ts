import { parse } from 'valibot'
import { type FeedMap, feedMapSchema, type MappedSource } from '../map/FeedMap.ts'
import { untilTruncated } from '../errors/ImportError.ts'
import { isRecord } from '../fields/FeedRecord.ts'
import { findKind, type Kind } from './Column.ts'
import type { XmlList } from '../formats/readXmlLists.ts'
import { findList, findOffers } from './findList.ts'

/** As many records, or up to twice as many, tell what the fields of a file are. */
const SAMPLE_RECORDS = 200
/** No further are they looked for: where a file holds more, its end is as its middle. */
const LOOKED_AT = 20_000

export interface Sample {
  records: readonly unknown[]
  /** Dotted path of the list in which they stand. */
  path: string
}

/** Of more places none is looked at. */
const MOST_LISTS = 8

/** No name of a column is one of these. */
const VALUES: ReadonlySet<Kind> = new Set<Kind>(['picture', 'link', 'address', 'domain', 'date', 'percent', 'money'])

/**
 * Some records of a file, wherever they stand in it: in its rows, with the names of their columns or without, in its lines, or
 * in a list of a document.
 * @param open reads the file by a map
 * @param lists where they may stand, of a format that tells; the likeliest first
 */
export async function sampleRecords(
  open: (map: FeedMap) => Promise<MappedSource>,
  lists: readonly XmlList[] = [],
): Promise<Sample> {
  const take = async (map: FeedMap): Promise<unknown[]> => takeSample(await open(map))
  if (lists.length > 0) {
    const samples: (Sample & { own: readonly unknown[] })[] = []
    for (const { path, fields } of lists.slice(0, MOST_LISTS)) {
      const records = await take(probe(path, 'any'))
      samples.push({ path, records, own: records.map((record) => pickFields(record, fields)) })
    }
    return findOffers(samples) ?? { records: [], path: '' }
  }
  const records = await take(probe('', 'any'))
  const [first] = records
  if (isRecord(first) && Object.keys(first).some((name) => VALUES.has(findKind(name))))
    return { records: await take(probe('', '0')), path: '' }
  const path = findList(records.length === 1 ? first : records)
  return path === '' ? { records, path } : { records: await take(probe(path, 'any')), path }
}

/** Without what stands in elements within, which may be records themselves. */
function pickFields(record: unknown, fields: ReadonlySet<string>): unknown {
  return isRecord(record) ? Object.fromEntries(Object.entries(record).filter(([name]) => fields.has(name))) : record
}

/** A map that reads records as they are. */
function probe(records: string, field: string): FeedMap {
  return parse(feedMapSchema, { name: 'sample', kind: 'offers', records, recognise: [field], fields: { link: field } })
}

/** Records of a file that is open, evenly over its length: many files have their codes first, or last. */
export async function takeSample({ open }: MappedSource): Promise<unknown[]> {
  let records: unknown[] = []
  let step = 1
  let count = 0
  for await (const { value } of untilTruncated(open(), () => {})) {
    if (value === undefined) continue
    if (count % step === 0) records.push(value)
    count += 1
    if (count === LOOKED_AT) break
    if (records.length < 2 * SAMPLE_RECORDS) continue
    records = records.filter((_, index) => index % 2 === 0)
    step *= 2
  }
  return records
}
