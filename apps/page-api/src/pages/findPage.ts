import type { WirePageData } from '@clipfront/page-data'
import { cashbackPage } from './cashbackPage.ts'
import { blogPage } from './blogPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { categoryPage } from './categoryPage.ts'
import { channelPage } from './channelPage.ts'
import { brandPage } from './brandPage.ts'
import { couponPage } from './couponPage.ts'
import { directoryPage } from './directoryPage.ts'
import { homePage } from './homePage.ts'
import { articlePage, landingPage } from './textPages.ts'
import { merchantPage } from './merchantPage.ts'
import { postPage } from './postPage.ts'
import { searchPage } from './searchPage.ts'
import { topicPage } from './topicPage.ts'
import { tagPage } from './tagPage.ts'

type Found = Promise<WirePageData | undefined> | WirePageData

const WHOLE_PATHS: Record<string, (view: CatalogView, request: PageRequest) => Found> = {
  '': homePage,
  search: searchPage,
  stores: directoryPage,
  blog: blogPage,
  about: (view) => articlePage(view, 'about'),
  'how-we-test': (view) => articlePage(view, 'how-we-test'),
  privacy: (view) => articlePage(view, 'privacy'),
}

const COLLECTIONS: Record<string, (view: CatalogView, slug: string, request: PageRequest) => Found> = {
  stores: merchantPage,
  categories: categoryPage,
  cashback: cashbackPage,
  topics: topicPage,
  channels: channelPage,
  blog: postPage,
  tags: tagPage,
  brands: brandPage,
  coupons: couponPage,
  'demo-shop': (view, slug) => landingPage(view, 'demo-shop', slug),
  'no-programme': (view, slug) => landingPage(view, 'no-programme', slug),
}

/**
 * The page at an address of a site. Addresses are this function's own choice: the sites only follow the page type that
 * stands in its answer (R1.1).
 * @returns undefined when the site has nothing there, or a list no such page
 */
export async function findPage(view: CatalogView, request: PageRequest): Promise<WirePageData | undefined> {
  const [given = '', slug, ...rest] = request.segments
  const first = given.toLowerCase()
  if (rest.length > 0) return undefined
  if (slug === undefined) return Object.hasOwn(WHOLE_PATHS, first) ? WHOLE_PATHS[first]?.(view, request) : undefined
  return Object.hasOwn(COLLECTIONS, first) ? COLLECTIONS[first]?.(view, slug, request) : undefined
}
