import {
  FILTER_KEYS,
  type FilterKey,
  OFFER_FILTERS,
  type OfferFilter,
  type WirePageContent,
} from '@clipfront/page-data'
import { type Facets, toFacetTest } from './facets.ts'

/** How many offers have the same facets, for each that is there. */
export type FacetCounts = readonly (readonly [facets: Facets, count: number])[]

/** @param facets of each offer of a list */
export function countFacets(facets: readonly Facets[]): FacetCounts {
  const counts = new Map<Facets, number>()
  for (const one of facets) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
}

type WireFilterCounts = NonNullable<WirePageContent['tag']['filters']>

/** How many offers of a list each filter leaves, beside the others that are chosen. */
export function countFilters(counts: FacetCounts, filter: OfferFilter): WireFilterCounts {
  const ofKeys = FILTER_KEYS.map((key) => [key, countKey(counts, filter, key)])
  return { total: countFitting(counts, filter), ...Object.fromEntries(ofKeys) } as WireFilterCounts
}

function countKey(counts: FacetCounts, filter: OfferFilter, key: FilterKey): Record<string, number> {
  const ofValues = OFFER_FILTERS[key].map((value) => [value, countFitting(counts, { ...filter, [key]: value })])
  return { all: countFitting(counts, { ...filter, [key]: null }), ...Object.fromEntries(ofValues) }
}

function countFitting(counts: FacetCounts, filter: OfferFilter): number {
  const { mask, wanted } = toFacetTest(filter)
  return counts.reduce((sum, [facets, count]) => ((facets & mask) === wanted ? sum + count : sum), 0)
}
