import type { WirePageData } from '@clipfront/page-data'
import { cashbackPage } from './cashbackPage.ts'
import { blogPage } from './blogPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { findPageRoute, type PAGE_FOLDERS, type PAGE_PATHS } from '@clipfront/routing/page-paths'
import { categoryPage } from './categoryPage.ts'
import { channelPage } from './channelPage.ts'
import { brandPage } from './brandPage.ts'
import { companyPage } from './companyPages.ts'
import { couponPage } from './couponPage.ts'
import { directoryPage } from './directoryPage.ts'
import { homePage } from './homePage.ts'
import { indexPage } from './indexPage.ts'
import { articlePage, landingPage } from './textPages.ts'
import { merchantPage } from './merchantPage.ts'
import { rankingPage } from './methodPages.ts'
import { postPage } from './postPage.ts'
import { searchPage } from './searchPage.ts'
import { topicPage } from './topicPage.ts'
import { tagPage } from './tagPage.ts'

type Found = Promise<WirePageData | undefined> | WirePageData | undefined

const FIXED_PAGES: Record<keyof typeof PAGE_PATHS, (view: CatalogView, request: PageRequest) => Found> = {
  home: homePage,
  search: searchPage,
  directory: directoryPage,
  posts: blogPage,
  about: (view) => articlePage(view, 'about'),
  'how-we-test': (view) => articlePage(view, 'how-we-test'),
  'how-we-rank': rankingPage,
  privacy: (view) => articlePage(view, 'privacy'),
  categories: (view) => indexPage(view, 'category'),
  topics: (view) => indexPage(view, 'topic'),
  brands: (view) => indexPage(view, 'brand'),
  tags: (view) => indexPage(view, 'tag'),
  contact: (view) => companyPage(view, 'contact'),
  imprint: (view) => companyPage(view, 'imprint'),
  terms: (view) => companyPage(view, 'terms'),
}

const FOLDERS: Record<keyof typeof PAGE_FOLDERS, (view: CatalogView, slug: string, request: PageRequest) => Found> = {
  merchant: merchantPage,
  category: categoryPage,
  cashback: cashbackPage,
  topic: topicPage,
  channel: channelPage,
  blog: postPage,
  tag: tagPage,
  brand: brandPage,
  coupon: couponPage,
  'demo-shop': (view, slug) => landingPage(view, 'demo-shop', slug),
  'no-programme': (view, slug) => landingPage(view, 'no-programme', slug),
}

/**
 * The page at an address of a site; the sites only follow the page type that stands in its answer (R1.1).
 * @returns undefined when the site has nothing there, or a list no such page
 */
export async function findPage(view: CatalogView, request: PageRequest): Promise<WirePageData | undefined> {
  const route = findPageRoute(request.segments)
  if (!route) return undefined
  return route.slug === undefined
    ? FIXED_PAGES[route.name](view, request)
    : FOLDERS[route.name](view, route.slug, request)
}
