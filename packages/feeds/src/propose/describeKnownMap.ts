import type { FeedMap, MapField } from '../map/FeedMap.ts'
import { bindMap } from '../map/findMap.ts'
import { listColumns } from './Column.ts'
import type { Proposal, TakenColumn } from './proposeMap.ts'

/** Which columns of these records a map takes, and which it leaves. */
export function describeKnownMap(map: FeedMap, records: readonly unknown[]): Proposal {
  const columns = listColumns(records).map(({ path }) => path)
  const { discount, ...others } = { discount: undefined, ...bindMap(map, columns).fields }
  const parts = typeof discount === 'object' && !Array.isArray(discount) ? discount : { '': discount }
  const fields: [string, MapField | undefined][] = [
    ...Object.entries(others),
    ...Object.entries(parts).map(([part, field]): [string, MapField | undefined] => [
      part ? `discount.${part}` : 'discount',
      field,
    ]),
  ]
  const taken = fields.flatMap(([field, paths]) =>
    [paths ?? []]
      .flat()
      .filter((path) => columns.includes(path))
      .map((column): TakenColumn => ({ column, field, by: 'map', why: `by the map ${map.name}` })),
  )
  const left = columns.filter((path) => taken.every(({ column }) => column !== path))
  return {
    map,
    taken,
    left: left.map((column) => ({ column, why: `the map ${map.name} has no field for it` })),
    missing: [],
  }
}
