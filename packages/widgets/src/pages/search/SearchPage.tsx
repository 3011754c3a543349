import type { PageDataOf } from '@clipfront/page-data'
import { EmptyState } from '../../empty-state/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { SearchForm } from '../../search-form/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { hasMatches } from './hasMatches.ts'
import { SearchMatchList } from './SearchMatchList.tsx'

/** What was found: what matches the words apart from what was probably meant (R1.7), or a way on when it is neither. */
export function SearchPage({ page: { data } }: { page: PageDataOf<'search'> }) {
  const { messages, format } = useSite()
  const { query, exact, fuzzy, popular } = data
  const isFound = hasMatches(exact) || hasMatches(fuzzy)
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <h1 className={page['title']}>{query ? messages.resultsFor(query) : messages.searchHeading}</h1>
        <SearchForm query={query} className={page['narrow']} />
      </div>
      {hasMatches(exact) && (
        <section className={page['section']} aria-labelledby="exact">
          <SectionHeading
            id="exact"
            text={
              exact.merchants.length + exact.coupons.length > 0
                ? messages.found(format.count(exact.merchants.length), format.count(exact.coupons.length))
                : exact.categories.length > 0
                  ? messages.categories
                  : messages.guides
            }
          />
          <SearchMatchList matches={exact} firstPosition={1} />
        </section>
      )}
      {hasMatches(fuzzy) && (
        <section className={page['section']} aria-labelledby="fuzzy">
          <SectionHeading id="fuzzy" text={hasMatches(exact) ? messages.alsoFound : messages.didYouMean} />
          {data.meant && (
            <p>
              <a href={`/search?q=${encodeURIComponent(data.meant)}`} data-page="search">
                <bdi>{data.meant}</bdi>
              </a>
            </p>
          )}
          <SearchMatchList matches={fuzzy} firstPosition={exact.coupons.length + 1} />
        </section>
      )}
      {!isFound && (query || popular.length === 0) && (
        <EmptyState
          heading={query ? messages.noResultsFor(query) : messages.nothingYet}
          text={popular.length > 0 ? messages.noResultsHint : messages.nothingYetText}
        />
      )}
      {!isFound && popular.length > 0 && (
        <section className={page['section']} aria-labelledby="popular">
          <SectionHeading id="popular" text={messages.popularStores} />
          <MerchantGrid merchants={popular} />
        </section>
      )}
    </div>
  )
}
