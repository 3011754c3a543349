import { cached } from '../context/cached.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { indexableCashback } from './indexableCashback.ts'
import { merchantSummaries, popularOrder } from './merchantSummaries.ts'

/** More than any page shows of them. */
const MAX_CACHED = 50

/** The site's most popular merchants that have something live; cached. */
export async function popularMerchants(view: CatalogView, limit: number) {
  const merchants = await cached(view, ['popularMerchants'], () =>
    merchantSummaries(view).orderBy(popularOrder).limit(MAX_CACHED).execute(),
  )
  return merchants.slice(0, limit)
}

/** The most popular ones that pay something back now; likewise. */
export async function popularCashback(view: CatalogView, limit: number) {
  const merchants = await cached(view, ['popularCashback'], () =>
    merchantSummaries(view)
      .where('m.id', 'in', indexableCashback(view, [view.site.code]).select('m.id'))
      .orderBy(popularOrder)
      .limit(MAX_CACHED)
      .execute(),
  )
  return merchants.slice(0, limit)
}
