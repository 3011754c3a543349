import {
  type FilterCounts,
  type FilterKey,
  type FilterValue,
  OFFER_FILTERS,
  type OfferFilter,
} from '@clipfront/page-data'
import { buildListPath } from './buildListPath.ts'

/** One way to narrow a list, or to leave a filter. */
export interface Choice {
  key: FilterKey
  /** Null takes the filter of its key away. */
  value: FilterValue | null
  count: number
  isChosen: boolean
  /** Of a chosen value: where the list is without it. */
  path: string
}

/**
 * The values of a key that are worth offering: those that leave some offers and not all of them, and the one that is chosen, so
 * that it can be left.
 * @param url path and query of the page
 */
export function listChoices(counts: FilterCounts, filter: OfferFilter, url: string, key: FilterKey): Choice[] {
  const { all, ...ofValues } = counts[key]
  const values: readonly FilterValue[] = OFFER_FILTERS[key]
  return values.flatMap((value) => {
    const count = new Map(Object.entries(ofValues)).get(value) ?? 0
    const isChosen = filter[key] === value
    if (!isChosen && (count === 0 || count === all)) return []
    return { key, value, count, isChosen, path: buildListPath(url, key, isChosen ? null : value) }
  })
}

/** The same, led by the way to all of them where there is any choice. */
export function withAll(choices: readonly Choice[], counts: FilterCounts, url: string): Choice[] {
  const [first] = choices
  if (!first) return []
  const { key } = first
  const isChosen = choices.every((choice) => !choice.isChosen)
  const all = { key, value: null, count: counts[key].all, isChosen, path: buildListPath(url, key, null) }
  return [all, ...choices.map((choice) => ({ ...choice, path: buildListPath(url, key, choice.value) }))]
}
