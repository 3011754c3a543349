import type { SearchMatches } from '@clipfront/page-data'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { PostList } from '../../post-list/PostList.tsx'
import page from '../Page.module.css'
import { VotesWindow } from '../VotesWindow.tsx'

interface SearchMatchListProps {
  matches: SearchMatches
  firstPosition: number
}

/** Matches of one kind of closeness: merchants first, since most search for one, then categories, then offers, then guides. */
export function SearchMatchList({
  matches: { merchants, categories, coupons, posts },
  firstPosition,
}: SearchMatchListProps) {
  return (
    <div className={page['section']}>
      {merchants.length > 0 && <MerchantGrid merchants={merchants} />}
      {categories.length > 0 && <CategoryList categories={categories} />}
      {coupons.length > 0 && (
        <>
          {coupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure merchant={null} />}
          <CouponList coupons={coupons} firstPosition={firstPosition} showsMerchant />
          <VotesWindow coupons={coupons} />
        </>
      )}
      {posts.length > 0 && <PostList posts={posts} />}
    </div>
  )
}
