import { type Coupon, isFiltering, type Paging } from '@clipfront/page-data'
import { StickyOffer } from '../coupon-ticket/StickyOffer.tsx'
import { readListFilter } from '../filter-bar/buildListPath.ts'
import { readSort } from '../filter-bar/readSort.ts'
import { useSite } from '../site-context/index.ts'
import { mayWork } from './merchant/nameMerchantPage.ts'

interface BestAtHandProps {
  coupons: readonly Coupon[]
  paging: Paging | null
  /** Says whose offer it is, on pages that show more than one merchant. @default false */
  showsMerchant?: boolean
}

/**
 * The first offer of a list, at hand while a phone shows the list, unless it failed when it was last tested. It is the best of all:
 * of a list in another order, or of a narrowed one, nobody knows whether its first is.
 */
export function BestAtHand({ coupons, paging, showsMerchant = false }: BestAtHandProps) {
  const { url } = useSite()
  const [first] = coupons
  const isBestFirst = (paging?.page ?? 1) === 1 && readSort(url) === 'best' && !isFiltering(readListFilter(url))
  if (!first || !mayWork(first) || !isBestFirst || coupons.some(({ isRevealed }) => isRevealed)) return null
  return <StickyOffer coupon={first} showsMerchant={showsMerchant} />
}
