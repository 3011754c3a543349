import type { CatalogueView } from '../pages/CatalogueView.ts'

/** Ids of the categories that a merchant's offers stand in, as a subquery. */
export function ownCategories({ database }: CatalogueView, merchantId: number) {
  return (
    database
      .selectFrom('coupon as own')
      .innerJoin('coupon_category as own_category', 'own_category.coupon_id', 'own.id')
      .where('own.merchant_id', '=', merchantId)
      .select('own_category.category_id')
      // Made once: merged into the outer query it would be looked up for every coupon of the category.
      .distinct()
      .offset(0)
  )
}
