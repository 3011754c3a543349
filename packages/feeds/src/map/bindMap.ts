import type { FeedMap, MapField } from './FeedMap.ts'
import { foldKey } from './foldKey.ts'

/**
 * The map for a table with these columns: of each field the spellings that are there, as they are written, so that no record has
 * to be searched for those that are not.
 */
export function bindMap<Map extends FeedMap>(map: Map, columns: readonly string[]): Map {
  const spellings = new Map(columns.toReversed().map((column) => [foldKey(column), column]))
  const bind = (field: MapField): MapField =>
    [field].flat().flatMap((path) => (columns.includes(path) ? path : (spellings.get(foldKey(path)) ?? [])))
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
