/** What `sort` may be on a list of a whole site's offers, as a page offers them; `best` is a list without it. */
export const GATHERED_SORTS = ['best', 'newest', 'biggest', 'ending'] as const

/** The same of a merchant's offers, which are few enough to count the uses of each. */
export const COUPON_SORTS = [...GATHERED_SORTS, 'used'] as const

export type CouponSort = (typeof COUPON_SORTS)[number]
