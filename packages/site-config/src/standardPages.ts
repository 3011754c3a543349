import type { Site } from './Site.ts'

/** The table of a site that shows every page type that its unit has a standard template for. */
export const standardPages = {
  home: 'home',
  merchant: 'merchant',
  category: 'category',
  blog: 'blog',
  cashback: 'cashback',
  topic: 'topic',
  channel: 'channel',
  tag: 'tag',
  brand: 'brand',
  coupon: 'coupon',
  search: 'search',
  static: 'static',
  error: 'error',
} as const satisfies Site['pageType']
