import { ImportRefusal } from '../errors/ImportRefusal.ts'
import { isRecord } from '../fields/LooseRecord.ts'
import type { FeedMap, MapField } from './FeedMap.ts'
import { fieldAt, textAtField } from './fieldAt.ts'

/**
 * The map whose shape the file has: all the fields that it recognises are there. The one that recognises most wins.
 * @param sample the first record of a file that has one in each line, or the whole document
 * @throws {ImportRefusal} no map fits; the message says what was seen
 */
export function findMap(maps: readonly FeedMap[], sample: unknown, file: string): FeedMap {
  const best = findFitting(maps, sample)
  if (best) return best
  throw new ImportRefusal(
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
  const found = map.records ? fieldAt(sample, map.records) : sample
  const record: unknown = Array.isArray(found) ? found[0] : found
  if (!isRecordOf(map, record) || !map.recognise.every((field) => hasField(record, field))) return false
  return Object.entries(map.looks).every(([path, look]) => new RegExp(look, 'iu').test(textAtField(record, path)))
}

/** True for what a map can read: a record with named fields, or a row without, as the map has them. */
export function isRecordOf(map: FeedMap, value: unknown): boolean {
  const [first] = map.recognise.flat()
  return /^\d+$/.test(first ?? '') ? Array.isArray(value) : isRecord(value)
}

function hasField(record: unknown, field: MapField): boolean {
  return [field].flat().some((path) => fieldAt(record, path) !== undefined)
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
