import type { PageType } from '@clipfront/page-data'

/** A page of each type in the demo of every site; of an error none is found. A coupon's number is its site's own. */
export const DEMO_PATHS = {
  home: '/',
  merchant: '/stores/nimbus-shoes',
  category: '/categories/fashion',
  blog: '/blog',
  topic: '/topics/home-week',
  tag: '/tags/first-order',
  brand: '/brands/alto',
  cashback: '/cashback/nimbus-shoes',
  channel: '/channels/letter',
  search: '/search?q=nimbus',
  static: '/how-we-test',
  error: '/no/such/page',
} as const satisfies Record<Exclude<PageType, 'coupon'>, string>
