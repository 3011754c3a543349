/** Every page type that page data can name in `attr.page` (R1.1). The list is closed: a page type is added here first. */
export const PAGE_TYPES = [
  'home',
  'merchant',
  'category',
  'coupon',
  'blog',
  'topic',
  'tag',
  'brand',
  'cashback',
  'channel',
  'search',
  'static',
  'error',
] as const

export type PageType = (typeof PAGE_TYPES)[number]

/**
 * What crawlers may do with a page (R2.15), with the comma that crawlers document;
 * `INDEX` means that nothing is said. Mildest first.
 */
export const ROBOTS_POLICIES = ['INDEX', 'NOINDEX, FOLLOW', 'NOINDEX', 'NOINDEX, NOFOLLOW'] as const

export type RobotsPolicy = (typeof ROBOTS_POLICIES)[number]

/**
 * The query keys that make a page another page; `@clipfront/routing/product-url` says of which. Every other key (campaigns,
 * click ids, tests of one's luck) is dropped before the API is asked and before a cache key is made.
 */
export const PRODUCT_KEYS = [
  'q',
  'page',
  'sort',
  'type',
  'for',
  'value',
  'ends',
  'tested',
  'letter',
  'promoid',
  'basket',
  'voted',
  'literal',
] as const

export type ProductKey = (typeof PRODUCT_KEYS)[number]

/** What `sort` may be on a list of a whole site's offers, as a page offers them; `best` is a list without it. */
export const LISTING_SORTS = ['best', 'newest', 'biggest', 'ending'] as const

/** The same of a merchant's offers, which are few enough to count the uses of each. */
export const COUPON_SORTS = [...LISTING_SORTS, 'used'] as const

export type CouponSort = (typeof COUPON_SORTS)[number]
