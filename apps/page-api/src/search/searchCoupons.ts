import { sql } from 'kysely'
import { rankedOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { describeCoupon } from '../coupons/describeCoupon.ts'
import { selectCoupons, usedToday } from '../coupons/selectCoupons.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { likePattern } from './likePattern.ts'

const MOST_WORDS = 8

/** Live coupons with every word of the query in their title or their merchant's name, and those that only look like it (R1.7). */
export async function searchCoupons(view: CatalogueView, query: string, limit: number) {
  const words = query.split(/\s+/).slice(0, MOST_WORDS)
  const text = sql`(fold(c.title) || ' ' || fold(m.name) || ' ' || fold(c.keywords))`
  const isExact = sql<boolean>`(${sql.join(
    words.map((word) => sql`' ' || ${text} like '% ' || fold(${likePattern(word)}) || '%'`),
    sql` and `,
  )})`
  const list = async (condition: typeof isExact) => {
    const found = selectCoupons(view).where(isLive(view.now)).where(condition)
    const rows = await view.database
      .selectFrom(found.as('c'))
      .selectAll('c')
      .select(usedToday(view).as('used_today'))
      .orderBy(rankedOrder)
      .limit(limit)
      .execute()
    return rows.map((row) => describeCoupon(row, view.site, { searchWord: query }))
  }
  const [exact, fuzzy] = await Promise.all([
    list(isExact),
    list(sql<boolean>`(fold(${query}) <% fold(c.title) and not ${isExact})`),
  ])
  return { exact, fuzzy }
}
