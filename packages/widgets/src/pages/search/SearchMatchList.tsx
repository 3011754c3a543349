import { type FilterCounts, isFiltering, type SearchMatches } from '@clipfront/page-data'
import type { Suggestion } from '@clipfront/page-data/suggestions'
import { CategoryList } from '../../category-list/CategoryList.tsx'
// The same chips: all of them are ways to other lists.
import chips from '../../category-list/CategoryList.module.css'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { useListFilter } from '../../filter-bar/buildListPath.ts'
import { FilterBar } from '../../filter-bar/FilterBar.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { PostList } from '../../post-list/PostList.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'

interface SearchMatchListProps {
  matches: SearchMatches
  firstPosition: number
  /** How many offers stand on the pages before. @default 0 */
  offset?: number
  /** Of the offers; what is only near cannot be narrowed. @default null */
  filters?: FilterCounts | null
  /** Whether it was said above them what the site earns by them. @default false */
  isDisclosed?: boolean
}

/** Matches of one kind of closeness: merchants first, since most search for one, then other lists, then offers, then guides. */
export function SearchMatchList({
  matches: { merchants, categories, labels, coupons, posts },
  firstPosition,
  offset = 0,
  filters = null,
  isDisclosed = false,
}: SearchMatchListProps) {
  const isFiltered = isFiltering(useListFilter()) && filters !== null
  return (
    <div className={page['section']}>
      {merchants.length > 0 && <MerchantGrid merchants={merchants} isFirst={firstPosition - offset === 1} />}
      {categories.length > 0 && <CategoryList categories={categories} />}
      {labels.length > 0 && <PageChips pages={labels} />}
      {(coupons.length > 0 || isFiltered) && (
        <>
          {!isDisclosed && coupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure />}
          <FilterBar filters={filters}>
            <CouponList coupons={coupons} firstPosition={firstPosition} offset={offset} showsMerchant isFilterable />
          </FilterBar>
        </>
      )}
      {posts.length > 0 && <PostList className={page['apart']} posts={posts} />}
    </div>
  )
}

/** Ways to pages of any kind, each with its number of live offers. */
export function PageChips({ pages }: { pages: readonly Suggestion[] }) {
  const { format } = useSite()
  return (
    <ul className={chips['list']}>
      {pages.map(({ kind, path, name, liveCoupons }) => (
        <li key={path}>
          <a className={chips['link']} href={path} data-page={kind}>
            <bdi>{name}</bdi>
            {liveCoupons > 0 && <span className={chips['count']}> {format.number(liveCoupons)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
