import type { BuiltPageType, Coupon, PageContent, PageData } from '@clipfront/page-data'

type CouponsOf = { [Type in BuiltPageType]: (content: PageContent[Type]) => readonly Coupon[] }

/** Where each page type has its coupons. */
const couponsOf: CouponsOf = {
  home: ({ topCoupons }) => topCoupons,
  merchant: ({ coupons, pastCoupons }) => [...coupons, ...pastCoupons],
  category: ({ coupons }) => coupons,
  search: ({ exact, fuzzy }) => [...exact.coupons, ...fuzzy.coupons],
  static: () => [],
  error: () => [],
}

/** The coupon with this id on this page. */
export function findCoupon(page: PageData, id: number): Coupon | undefined {
  return couponsOn(page).find((coupon) => coupon.id === id)
}

function couponsOn<Type extends BuiltPageType>({ page, data }: { page: Type; data: PageContent[Type] }) {
  return couponsOf[page](data)
}
