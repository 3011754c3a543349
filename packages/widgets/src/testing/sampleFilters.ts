import { buildPage } from '@clipfront/page-data/testing'
import type { FilterCounts, WirePageContent } from '@clipfront/page-data'

type WireFilters = NonNullable<WirePageContent['tag']['filters']>

/** What a bar says of a list of so many codes and deals; of everything else believable shares. */
export function sampleFilters(codes: number, deals: number, fields: Partial<WireFilters> = {}): WireFilters {
  const all = codes + deals
  const share = (part: number) => Math.floor(all * part)
  return {
    total: all,
    type: { all, code: codes, deal: deals },
    for: { all, 'new-customers': share(0.2), students: share(0.15), 'app-users': share(0.05) },
    value: { all, percent: share(0.5), money: share(0.2), 'free-delivery': share(0.15), gift: share(0.05) },
    ends: { all, soon: share(0.15) },
    tested: { all, week: share(0.6) },
    ...fields,
  }
}

/** The same as a page has it. */
export function parsedFilters(...of: Parameters<typeof sampleFilters>): FilterCounts {
  const { filters } = buildPage('tag', { filters: sampleFilters(...of) }).data
  if (!filters) throw new Error('a page of a tag has filters')
  return filters
}
