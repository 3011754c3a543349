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
