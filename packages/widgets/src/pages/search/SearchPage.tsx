import { isFiltering, type PageDataOf, type SearchMatches } from '@clipfront/page-data'
import { searchPath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { readListFilter, useListFilter } from '../../filter-bar/buildListPath.ts'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { Pager } from '../../paging/Pager.tsx'
import { SearchForm } from '../../search-form/SearchForm.tsx'
import { type SiteView, useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { VotesWindow } from '../VotesWindow.tsx'
import { NamedMerchant } from '../NamedMerchant.tsx'
import { PageChips, SearchMatchList } from './SearchMatchList.tsx'

type Search = PageDataOf<'search'>['data']

/**
 * What was found: what matches the words, or those that were probably meant, with a way to the former; apart from it what is only
 * near (R1.7); or a way on when it is neither. The rules: `docs/contracts/search.md`.
 */
export function SearchPage({ page: { data } }: { page: PageDataOf<'search'> }) {
  const view = useSite()
  const { messages } = view
  const { query, meant, literal, domain, merchant, exact, fuzzy, popular, popularSearches, paging, filters } = data
  const isCorrected = meant !== '' && !literal && hasMatches(fuzzy)
  const shown = isCorrected ? fuzzy : exact
  const near = isCorrected ? null : fuzzy
  const listed = withoutNamed(shown, merchant)
  const filter = useListFilter()
  const isFiltered = filters !== null && isFiltering(filter)
  const isFound = isFiltered || hasMatches(shown)
  const isNear = near !== null && hasMatches(near)
  // The card's ticket stands before the others.
  const offset = paging?.offset ?? 0
  const firstPosition = offset + (merchant?.bestCoupon ? 2 : 1)
  return (
    <div className={page['page']}>
      <div className={clsx(page['opening'], page['head'])}>
        <h1 className={page['title']}>
          {query ? messages.resultsFor(isCorrected ? meant : domain || query) : messages.searchHeading}
        </h1>
        {isCorrected && <SearchLink path={searchPath(query, { literal: true })} text={messages.searchFor(query)} />}
        <SearchForm query={query} className={page['narrow']} />
      </div>
      {literal && meant && (
        <Section id="meant" heading={messages.didYouMean}>
          <SearchLink path={searchPath(meant)} text={meant} />
        </Section>
      )}
      {merchant && <NamedMerchant named={merchant} />}
      {(isFiltered || hasMatches(listed)) && (
        <Section id="found" heading={describeFound(data, shown, view)} isSilent={shown.coupons.length > 0}>
          <SearchMatchList
            matches={listed}
            firstPosition={firstPosition}
            offset={offset}
            filters={filters}
            isDisclosed={merchant?.bestCoupon?.hasAffiliate ?? false}
          />
          {paging && <Pager paging={paging} path={searchPath(query, { literal })} />}
        </Section>
      )}
      {!isFound && (query || popular.length === 0) && (
        <EmptyState
          heading={query ? messages.noResultsFor(query) : messages.nothingYet}
          text={isNear || popular.length > 0 ? messages.noResultsHint : messages.nothingYetText}
        />
      )}
      {near && isNear && (
        <Section id="near" heading={messages.alsoFound}>
          <SearchMatchList matches={near} firstPosition={shown.coupons.length + 1} />
        </Section>
      )}
      <VotesWindow
        coupons={[...(merchant?.bestCoupon ? [merchant.bestCoupon] : []), ...exact.coupons, ...fuzzy.coupons]}
      />
      {!isFound && (
        <Section id="searched" heading={messages.popularSearches} items={popularSearches}>
          <PageChips pages={popularSearches} />
        </Section>
      )}
      {!isFound && !isNear && (
        <Section id="popular" heading={messages.popularStores} items={popular}>
          <MerchantGrid merchants={popular} />
        </Section>
      )}
    </div>
  )
}

function SearchLink({ path, text }: { path: string; text: string }) {
  return (
    <p>
      <a href={path} data-page="search">
        <bdi>{text}</bdi>
      </a>
    </p>
  )
}

/** How much there is, all pages together. An older page-api counts nothing, and has one page. */
function describeFound({ counts, filters }: Search, shown: SearchMatches, { messages, format, url }: SiteView): string {
  const { merchants, coupons } = counts ?? { merchants: shown.merchants.length, coupons: shown.coupons.length }
  if (merchants + coupons > 0) return messages.found(format.count(merchants), format.count(coupons))
  if (filters && isFiltering(readListFilter(url))) return messages.offersInAll(format.count(0))
  if (shown.categories.length > 0) return messages.categories
  if (shown.labels.length === 0) return messages.guides
  const areAll = (wanted: string) => shown.labels.every(({ kind }) => kind === wanted)
  return areAll('topic') ? messages.events : areAll('brand') ? messages.brands : messages.allTags
}

/** Whether anything at all was found. */
function hasMatches({ merchants, categories, labels, coupons, posts }: SearchMatches): boolean {
  return merchants.length + categories.length + labels.length + coupons.length + posts.length > 0
}

/** Without what the card of the merchant that was named shows. */
function withoutNamed(matches: SearchMatches, named: Search['merchant']): SearchMatches {
  if (!named) return matches
  return {
    ...matches,
    merchants: matches.merchants.filter(({ id }) => id !== named.merchant.id),
    coupons: matches.coupons.filter(({ id }) => id !== named.bestCoupon?.id),
  }
}
