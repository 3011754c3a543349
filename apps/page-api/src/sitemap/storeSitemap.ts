import { sql } from 'kysely'
import { lastChange } from '../coupons/lastChange.ts'
import { indexableMerchants } from '../merchants/indexableMerchants.ts'
import { merchantPaths } from '../pages/alternates/merchantPaths.ts'
import { createCatalogueKind } from './createCatalogueKind.ts'

/** Merchants' pages. One changes with its offers, and with what is said about the shop. */
export const storeSitemap = createCatalogueKind({
  page: 'merchant',
  pathsOf: merchantPaths,
  rows: (view) =>
    indexableMerchants(view, [view.site.code])
      .innerJoinLateral(
        (query) =>
          query
            .selectFrom('coupon as c')
            .whereRef('c.merchant_id', '=', 'm.id')
            .select(lastChange(view.now).as('changed_at'))
            .as('offers'),
        (join) => join.onTrue(),
      )
      .select([
        'm.id',
        sql<string>`m.master_id::text`.as('key'),
        sql<Date | null>`case when m.changed_at is not null and offers.changed_at is not null
          then greatest(m.changed_at, offers.changed_at) end`.as('changed_at'),
      ])
      .as('r'),
})
