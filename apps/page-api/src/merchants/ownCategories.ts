import type { CatalogView } from '../context/CatalogView.ts'

/** A shop with more offers stands where the latest of them stand. */
const LATEST_OFFERS = 300

/** Ids of the categories that a merchant's latest offers stand in, the fullest of them first, as a query. */
export function ownCategories({ database }: CatalogView, merchantId: number) {
  const latest = database
    .selectFrom('coupon')
    .where('merchant_id', '=', merchantId)
    .orderBy('id', 'desc')
    .limit(LATEST_OFFERS)
    .select('id')
  return database
    .selectFrom(latest.as('own'))
    .innerJoin('coupon_category as cc', 'cc.coupon_id', 'own.id')
    .groupBy('cc.category_id')
    .orderBy((query) => query.fn.countAll(), 'desc')
    .orderBy('cc.category_id')
    .select('cc.category_id')
}
