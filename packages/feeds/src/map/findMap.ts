import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { ImportError } from '../errors/ImportError.ts'
import { type FeedMap, feedMapSchema, type MapField } from './FeedMap.ts'
import { isRecord } from '../fields/FeedRecord.ts'
import { fieldAt, textAtField, foldKey } from './fieldAt.ts'
import { listRecords } from './listRecords.ts'

const MAPS = resolve(import.meta.dirname, '..', '..', 'maps')

export function readMaps(): FeedMap[] {
  const files = readdirSync(MAPS).filter((file) => file.endsWith('.json'))
  return files.toSorted().map((file) => readMap(join(MAPS, file)))
}

/**
 * One map from its file.
 * @throws {ImportError} the file is missing or is no map; the message names the field at fault
 */
export function readMap(file: string): FeedMap {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new ImportError('unreadable', `The map ${file} cannot be read. Give the path of a JSON file with --map.`)
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), feedMapSchema), text)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? '(the whole file)'
  throw new ImportError(
    'unreadable',
    `${file} is no map: ${field}: ${issue.message}. Take packages/feeds/maps/offer-lines.json as a model.`,
  )
}

/**
 * The map whose shape the file has: all the fields that it recognises are there. The one that recognises most wins.
 * @param sample the first record of a file that has one in each line, or the whole document
 * @throws {ImportError} no map fits; the message says what was seen
 */
export function findMap(maps: readonly FeedMap[], sample: unknown, file: string): FeedMap {
  const best = findFitting(maps, sample)
  if (best) return best
  throw new ImportError(
    'unknown-shape',
    `${file} has a shape that no map knows. Seen: ${describeShape(sample)}. Known shapes: ${maps.map(({ name }) => name).join(', ')}. Describe this one in a map and give it with --map FILE.`,
  )
}

/** The same, undefined where none fits. */
export function findFitting(maps: readonly FeedMap[], sample: unknown): FeedMap | undefined {
  const fitting = maps.filter((map) => fits(map, sample))
  return fitting.toSorted((a, b) => b.recognise.length - a.recognise.length)[0]
}

/** True when the first record of the sample, where the map looks for it, has the map's shape. */
function fits(map: FeedMap, sample: unknown): boolean {
  const record: unknown = map.records
    ? listRecords(sample, map.records).next().value?.value
    : Array.isArray(sample)
      ? sample[0]
      : sample
  if (!fitsMap(map, record) || !map.recognise.every((path) => fieldAt(record, path) !== undefined)) return false
  return Object.entries(map.looks).every(([path, look]) => new RegExp(look, 'iu').test(textAtField(record, path)))
}

/** True for what a map can read: a record with named fields, or a row without, as the map has them. */
export function fitsMap(map: FeedMap, value: unknown): boolean {
  const [first = ''] = map.recognise
  return /^\d+$/.test(first) ? Array.isArray(value) : isRecord(value)
}

const MOST_FIELDS = 20
const LONGEST_FIELD = 40
const DEEPEST = 3

/** What a person needs to write a map: the fields of the first record, and which of them hold records themselves. */
function describeShape(sample: unknown, depth = 0): string {
  if (depth > DEEPEST) return '…'
  if (Array.isArray(sample))
    return sample.length === 0 ? 'an empty list' : `a list of ${describeShape(sample[0], depth + 1)}`
  if (!isRecord(sample)) return sample === null ? 'nothing' : `a ${typeof sample}`
  const fields = Object.entries(sample)
    .slice(0, MOST_FIELDS)
    .map(([key, value]) => {
      const name = key.slice(0, LONGEST_FIELD)
      return Array.isArray(value) && isRecord(value[0]) ? `${name} (${describeShape(value, depth + 1)})` : name
    })
  return `records with ${fields.join(', ') || 'no field'}`
}

/**
 * The map for a table with these columns: of each field the spellings that are there, as they are written, so that no record has
 * to be searched for those that are not.
 */
export function bindMap<Map extends FeedMap>(map: Map, columns: readonly string[]): Map {
  const spellings = new Map(columns.toReversed().map((column) => [foldKey(column), column]))
  const bind = (field: MapField): MapField => [
    ...new Set(
      [field].flat().flatMap((path) => (columns.includes(path) ? path : (spellings.get(foldKey(path)) ?? []))),
    ),
  ]
  const bindAll = <Fields extends object>(fields: Fields): Fields => {
    const bound = Object.entries(fields).map(([name, field]: [string, unknown]) => [
      name,
      isParts(field) ? bindAll(field) : bind(field as MapField),
    ])
    return Object.assign({}, fields, Object.fromEntries(bound))
  }
  return { ...map, fields: bindAll(map.fields) }
}

function isParts(field: unknown): field is object {
  return typeof field === 'object' && field !== null && !Array.isArray(field)
}
