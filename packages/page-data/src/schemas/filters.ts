import type { Field, OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { type FilterKey, type FilterValue, OFFER_FILTERS } from '../values/filters.ts'
import { count, optionalCount } from './fields.ts'

/** Of one key: `all` without it, and with each of its values, both under the other filters of the address. */
function counted<Value extends FilterValue>(values: readonly Value[]) {
  const fields = Object.fromEntries(values.map((value) => [value, optionalCount]))
  return record({ all: count, ...(fields as Record<Value, typeof optionalCount>) })
}

/**
 * How many live offers a list would hold with each filter, all of its pages together: what the bar above it says. A value that a
 * release does not know is left behind.
 */
export const filterCounts = record({
  /** As the address narrows it. */
  total: count,
  type: counted(OFFER_FILTERS.type),
  for: counted(OFFER_FILTERS.for),
  value: counted(OFFER_FILTERS.value),
  ends: counted(OFFER_FILTERS.ends),
  tested: counted(OFFER_FILTERS.tested),
} satisfies Record<FilterKey | 'total', Field<unknown, never>>)
export type FilterCounts = OutOf<typeof filterCounts>
