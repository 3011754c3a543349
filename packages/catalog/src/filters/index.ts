export { countFacets, countFilters, type FacetCounts } from './countFilters.ts'
export { type Facets, fitsFilter, pickFitting, selectFacets } from './facets.ts'
