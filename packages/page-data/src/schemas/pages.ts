import type { Field, OutOf, WireOf } from '../reading/readers.ts'
import type { PageType } from './pageTypes.ts'
import { blogPage } from './pages/blog.ts'
import { brandPage } from './pages/brand.ts'
import { cashbackPage } from './pages/cashback.ts'
import { categoryPage } from './pages/category.ts'
import { channelPage } from './pages/channel.ts'
import { couponPage } from './pages/coupon.ts'
import { errorPage } from './pages/error.ts'
import { homePage } from './pages/home.ts'
import { merchantPage } from './pages/merchant.ts'
import { searchPage } from './pages/search.ts'
import { staticPage } from './pages/static.ts'
import { tagPage } from './pages/tag.ts'
import { topicPage } from './pages/topic.ts'

/** The `data` part of page data, one schema per page type. */
export const pageSchemas = {
  home: homePage,
  merchant: merchantPage,
  category: categoryPage,
  coupon: couponPage,
  blog: blogPage,
  topic: topicPage,
  tag: tagPage,
  brand: brandPage,
  cashback: cashbackPage,
  channel: channelPage,
  search: searchPage,
  static: staticPage,
  error: errorPage,
} as const satisfies Record<PageType, Field<unknown, never>>

export type PageContent = { [Type in PageType]: OutOf<(typeof pageSchemas)[Type]> }
export type WirePageContent = { [Type in PageType]: WireOf<(typeof pageSchemas)[Type]> }
