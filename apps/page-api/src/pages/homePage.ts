import type { CatalogView } from '@clipfront/catalog/context'
import { latestSuccesses, siteFigures, topicsNear, categorySummaries, fullestOrder } from '@clipfront/catalog/listings'
import { popularMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import { latestPosts } from '@clipfront/catalog/posts'
import { listAlternates } from '../alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'
import { topCoupons } from './topCoupons.ts'

const POPULAR_MERCHANTS = 12
const CATEGORIES = 24
const TOPICS = 6
const POSTS = 3
const SUCCESSES = 5

/** The home page: the best of what is live, one of each merchant, and what is new. */
export async function homePage(view: CatalogView) {
  const { site } = view
  const [coupons, merchants, categories, topics, posts, figures, successes] = await Promise.all([
    topCoupons(view),
    popularMerchants(view, POPULAR_MERCHANTS),
    mainCategories(view),
    site.pageType.topic === undefined ? [] : topicsNear(view, TOPICS),
    site.pageType.blog === undefined ? [] : latestPosts(view, POSTS),
    siteFigures(view),
    latestSuccesses(view, SUCCESSES),
  ])
  const { home } = resolveMessages(site.language)
  return buildPage(site, {
    page: 'home',
    title: home.title(site.name),
    description: home.description(site.name, figures.live_coupons, figures.merchants),
    canonicalPath: '/',
    data: {
      top_coupons: coupons,
      popular_merchants: merchants,
      categories,
      topics,
      posts,
      figures,
      latest_successes: successes,
    },
    alternates: listAlternates(site, 'home', () => '/'),
    tags: ['home'],
  })
}

/** The fullest; parts of a category stand on its own page. */
function mainCategories(view: CatalogView) {
  return categorySummaries(view).where('k.parent_id', 'is', null).orderBy(fullestOrder).limit(CATEGORIES).execute()
}
