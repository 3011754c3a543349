import { createRandom } from '@clipfront/vitest/random'

const random = createRandom(20_261_121)
const upTo = (most: number): number => 1 + Math.floor(random() * most)
/** Names, beginnings of names, offers, names with a slip of the finger, names with an offer. */
const WORDS = [
  'broraven',
  'tel',
  'lamps',
  'karast coffee',
  'bropeltat',
  'sorxivn',
  '20 boots',
  'grinumer home delivery',
]
const page = (most: number): string => {
  const number = upTo(most)
  return number === 1 ? '' : `?page=${number}`
}

/** The longest lists of the directory, and their second pages. */
const letterPage = () => `/stores?letter=${'bdfgklnpqstvz'[upTo(13) - 1]}${upTo(2) === 1 ? '' : '&page=2'}`

/** A path of each page type in a catalog of so many coupons, another one each time. */
export const pagePaths: Record<string, (coupons: number) => string> = {
  home: () => '/',
  merchant: () => `/stores/shop-${upTo(20_000)}`,
  category: () => `/categories/category-${upTo(40)}${page(6)}`,
  coupon: (coupons) => `/coupons/${upTo(coupons)}`,
  list: () => `/blog${page(10)}`,
  blog: () => `/blog/post-${upTo(600)}`,
  topic: () => `/topics/topic-${upTo(12)}`,
  tag: () => `/tags/tag-${7 + upTo(17)}${page(6)}`,
  brand: () => `/brands/brand-${upTo(801)}`,
  cashback: () => `/cashback/shop-${5 * upTo(4000)}`,
  channel: () => `/channels/channel-${upTo(4)}`,
  search: () => `/search?q=${encodeURIComponent(WORDS[upTo(WORDS.length) - 1] ?? '')}`,
  static: () => {
    const paths = ['/about', '/how-we-test', '/stores', letterPage(), '/categories', '/topics', '/brands', '/tags']
    return paths[upTo(paths.length) - 1] ?? '/about'
  },
  /** The slug of no merchant, one slip away from slugs that exist. */
  error: () => `/stores/shpo-${upTo(20_000)}`,
}
