import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { ImportRefusal } from '../errors/ImportRefusal.ts'
import { type FeedMap, feedMapSchema } from './FeedMap.ts'

const MAPS = path.resolve(import.meta.dirname, '..', '..', 'maps')

/** The maps of known shapes, by name. */
export function readMaps(): FeedMap[] {
  const files = readdirSync(MAPS).filter((file) => file.endsWith('.json'))
  return files.toSorted().map((file) => readMap(path.join(MAPS, file)))
}

/**
 * One map from its file.
 * @throws {ImportRefusal} the file is missing or is no map; the message names the field at fault
 */
export function readMap(file: string): FeedMap {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new ImportRefusal('unreadable', `The map ${file} cannot be read. Give the path of a JSON file with --map.`)
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), feedMapSchema), text)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? '(the whole file)'
  throw new ImportRefusal(
    'unreadable',
    `${file} is no map: ${field}: ${issue.message}. Take packages/feeds/maps/offer-lines.json as a model.`,
  )
}
