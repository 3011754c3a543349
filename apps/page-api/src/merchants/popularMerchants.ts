import { keep } from '../kept/keep.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { indexableCashback } from './indexableCashback.ts'
import { merchantSummaries, popularOrder } from './merchantSummaries.ts'

/** More than any page shows of them. */
const MOST_KEPT = 50

/** The site's most popular merchants that have something live; a summary, which may be kept. */
export async function popularMerchants(view: CatalogueView, limit: number) {
  const merchants = await keep(view, ['popularMerchants'], () =>
    merchantSummaries(view).orderBy(popularOrder).limit(MOST_KEPT).execute(),
  )
  return merchants.slice(0, limit)
}

/** The most popular ones that pay something back now; likewise. */
export async function popularCashback(view: CatalogueView, limit: number) {
  const merchants = await keep(view, ['popularCashback'], () =>
    merchantSummaries(view)
      .where('m.id', 'in', indexableCashback(view, [view.site.code]).select('m.id'))
      .orderBy(popularOrder)
      .limit(MOST_KEPT)
      .execute(),
  )
  return merchants.slice(0, limit)
}
