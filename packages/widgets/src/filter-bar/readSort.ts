import { COUPON_SORTS, type CouponSort } from '@clipfront/page-data'

/**
 * The order in which a page's list was asked for.
 * @param url path and query of the page
 * @returns `best` where it was asked for in none, or in one that there is not
 */
export function readSort(url: string): CouponSort {
  const requested = new URLSearchParams(url.split('?')[1]).get('sort')
  return COUPON_SORTS.find((sort) => sort === requested) ?? 'best'
}
