import type { WirePageData } from '@clipfront/page-data'
import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import { bestOfEachShop } from '../coupons/bestOfEachShop.ts'
import { keep } from '../gathering/keep.ts'
import { listOffers } from '../gathering/listOffers.ts'
import { categorySummaries, fullestOrder } from '../merchants/categorySummaries.ts'
import { popularMerchants } from '../merchants/popularMerchants.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import { listAlternates } from './alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogueView } from './CatalogueView.ts'

const TOP_COUPONS = 12
const POPULAR_MERCHANTS = 12
const CATEGORIES = 24

/** The home page: the best of what is live, one of each merchant. */
export async function homePage(view: CatalogueView): Promise<WirePageData> {
  const [coupons, total, merchants, categories] = await Promise.all([
    topCoupons(view),
    keep(view, 'how much there is', () => countOffers(view)),
    popularMerchants(view, POPULAR_MERCHANTS),
    keep(view, 'fullest categories', () => fullestCategories(view)),
  ])
  const { home } = wordingOf(view.site)
  return buildPage(view.site, {
    page: 'home',
    title: home.title(view.site.name),
    description: home.description(view.site.name, total.offers, total.merchants),
    canonicalPath: '/',
    data: {
      top_coupons: coupons,
      popular_merchants: merchants,
      categories,
    },
    alternates: listAlternates(view.site, 'home', () => '/'),
    tags: ['home'],
  })
}

/** The best offers of the site, one of each shop. Their order stands for a while. */
async function topCoupons(view: CatalogueView) {
  const ids = await keep(view, 'best of each shop', () => bestOfEachShop(view, 2 * TOP_COUPONS))
  const coupons = await listOffers(view, ids)
  return coupons.slice(0, TOP_COUPONS)
}

/** How much there is in all. */
async function countOffers({ database, site, now }: CatalogueView) {
  return database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .select([sql<number>`count(*)::int`.as('offers'), sql<number>`count(distinct c.merchant_id)::int`.as('merchants')])
    .executeTakeFirstOrThrow()
}

/** Parts of a category stand on its own page. */
function fullestCategories(view: CatalogueView) {
  return categorySummaries(view).where('k.parent_id', 'is', null).orderBy(fullestOrder).limit(CATEGORIES).execute()
}
