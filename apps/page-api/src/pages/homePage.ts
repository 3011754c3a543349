import type { WirePageData } from '@clipfront/page-data'
import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import { rankedOrder } from '../coupons/couponOrder.ts'
import { describeCoupon } from '../coupons/describeCoupon.ts'
import { selectCoupons, usedToday } from '../coupons/selectCoupons.ts'
import { categorySummaries, fullestOrder } from '../merchants/categorySummaries.ts'
import { merchantSummaries, popularOrder } from '../merchants/merchantSummaries.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import { listAlternates } from './alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogueView } from './CatalogueView.ts'

const TOP_COUPONS = 12
const TOP_COUPONS_OF_ONE_MERCHANT = 1
const POPULAR_MERCHANTS = 12
const CATEGORIES = 24

/** The home page: the best of what is live, one of each merchant. */
export async function homePage(view: CatalogueView): Promise<WirePageData> {
  const [coupons, merchants, categories] = await Promise.all([
    topCoupons(view),
    merchantSummaries(view)
      .select(sql<number>`(sum(live.codes + live.deals) over ())::int`.as('live_total'))
      .select(sql<number>`(count(live.merchant_id) over ())::int`.as('live_merchants'))
      .orderBy(popularOrder)
      .limit(POPULAR_MERCHANTS)
      .execute(),
    // Parts of a category stand on its own page.
    categorySummaries(view).where('k.parent_id', 'is', null).orderBy(fullestOrder).limit(CATEGORIES).execute(),
  ])
  const { home } = wordingOf(view.site)
  const [first] = merchants
  return buildPage(view.site, {
    page: 'home',
    title: home.title(view.site.name),
    description: home.description(view.site.name, first?.live_total ?? 0, first?.live_merchants ?? 0),
    canonicalPath: '/',
    data: {
      top_coupons: coupons,
      popular_merchants: merchants.map(({ live_total: _total, live_merchants: _merchants, ...merchant }) => merchant),
      categories,
    },
    alternates: listAlternates(view.site, 'home', () => '/'),
    tags: ['home'],
  })
}

async function topCoupons(view: CatalogueView) {
  const live = selectCoupons(view).where(isLive(view.now))
  const numbered = view.database
    .selectFrom(live.as('c'))
    .selectAll('c')
    .select(sql<number>`row_number() over (partition by c.merchant_id order by ${rankedOrder})`.as('place'))
  const rows = await view.database
    .selectFrom(numbered.as('c'))
    .where('c.place', '<=', TOP_COUPONS_OF_ONE_MERCHANT)
    .selectAll('c')
    .select(usedToday(view).as('used_today'))
    .orderBy(rankedOrder)
    .limit(TOP_COUPONS)
    .execute()
  return rows.map((row) => describeCoupon(row, view.site))
}
