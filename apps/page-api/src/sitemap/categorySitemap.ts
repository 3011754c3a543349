import { lastChange } from '../coupons/lastChange.ts'
import { indexableCategories } from '../categories/categories.ts'
import { categoryPaths } from '../pages/alternates/categoryPaths.ts'
import { createCatalogueKind } from './createCatalogueKind.ts'

/** Categories' pages; of a list that goes on, the first. One changes with its offers. */
export const categorySitemap = createCatalogueKind({
  page: 'category',
  pathsOf: categoryPaths,
  rows: (view) =>
    indexableCategories(view, [view.site.code])
      .innerJoinLateral(
        (query) =>
          query
            .selectFrom('coupon_category as cc')
            .innerJoin('coupon as c', 'c.id', 'cc.coupon_id')
            .whereRef('cc.category_id', '=', 'k.id')
            .select(lastChange(view.now).as('changed_at'))
            .as('offers'),
        (join) => join.onTrue(),
      )
      .select(['k.id', 'k.slug as key', 'offers.changed_at'])
      .as('r'),
})
