import type { PageDataOf, SearchMatches } from '@clipfront/page-data'
import { searchPath } from '@clipfront/routing/page-paths'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { Pager } from '../../paging/Pager.tsx'
import { SearchForm } from '../../search-form/SearchForm.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { SearchMatchList } from './SearchMatchList.tsx'

/** What was found: what matches the words apart from what was probably meant (R1.7), or a way on when it is neither. */
export function SearchPage({ page: { data } }: { page: PageDataOf<'search'> }) {
  const { messages, format } = useSite()
  const { query, exact, fuzzy, popular, paging } = data
  // All pages together; an older page-api counts nothing, and has one page.
  const counts = data.counts ?? { merchants: exact.merchants.length, coupons: exact.coupons.length }
  const isFound = hasMatches(exact) || hasMatches(fuzzy)
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <h1 className={page['title']}>{query ? messages.resultsFor(query) : messages.searchHeading}</h1>
        <SearchForm query={query} className={page['narrow']} />
      </div>
      {hasMatches(exact) && (
        <Section
          id="exact"
          heading={
            counts.merchants + counts.coupons > 0
              ? messages.found(format.count(counts.merchants), format.count(counts.coupons))
              : exact.categories.length > 0
                ? messages.categories
                : messages.guides
          }
        >
          <SearchMatchList matches={exact} firstPosition={(paging?.offset ?? 0) + 1} />
          {paging && <Pager paging={paging} path={searchPath(query)} />}
        </Section>
      )}
      {hasMatches(fuzzy) && (
        <Section id="fuzzy" heading={hasMatches(exact) ? messages.alsoFound : messages.didYouMean}>
          {data.meant && (
            <p>
              <a href={searchPath(data.meant)} data-page="search">
                <bdi>{data.meant}</bdi>
              </a>
            </p>
          )}
          <SearchMatchList matches={fuzzy} firstPosition={exact.coupons.length + 1} />
        </Section>
      )}
      {!isFound && (query || popular.length === 0) && (
        <EmptyState
          heading={query ? messages.noResultsFor(query) : messages.nothingYet}
          text={popular.length > 0 ? messages.noResultsHint : messages.nothingYetText}
        />
      )}
      {!isFound && (
        <Section id="popular" heading={messages.popularStores} items={popular}>
          <MerchantGrid merchants={popular} />
        </Section>
      )}
    </div>
  )
}

/** Whether anything at all was found. */
function hasMatches({ merchants, categories, coupons, posts }: SearchMatches): boolean {
  return merchants.length + categories.length + coupons.length + posts.length > 0
}
