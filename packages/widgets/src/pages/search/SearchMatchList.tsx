import type { SearchMatches } from '@clipfront/page-data'
import { CategoryList } from '../../category-list/index.ts'
import { CouponList } from '../../coupon-list/index.ts'
import { Disclosure } from '../../disclosure/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { PostList } from '../../post-list/index.ts'
import page from '../Page.module.css'

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
        </>
      )}
      {posts.length > 0 && <PostList posts={posts} />}
    </div>
  )
}
