import type { PageData } from '@clipfront/page-data'
import type { PageChoices, PageFacts } from './ClientState.ts'

/** No choice outlives the address on which it was made. */
export const NO_CHOICES: PageChoices = { couponFilter: 'all', showsAllCoupons: false, isSearchFocused: false }

/** What a page brings with it; every other fact of a page begins empty. */
export function openedPageState(page: PageData): PageFacts {
  return {
    catalogId: catalogIdOf(page),
    topCoupons: [],
    hitAds: [],
    searchResults: searchResultsOf(page),
    reviewPopup: null,
    rate: null,
    requestTiming: null,
  }
}

function catalogIdOf({ page, data }: PageData): number | null {
  if (page === 'merchant') return data.merchant.id
  return page === 'category' ? data.category.id : null
}

function searchResultsOf({ page, data }: PageData): PageFacts['searchResults'] {
  return page === 'search' ? { query: data.query, exact: data.exact, fuzzy: data.fuzzy } : null
}
