import { sql } from 'kysely'
import { indexableCashback } from '../merchants/indexableMerchants.ts'
import { cashbackPaths } from '../pages/alternates/cashbackPaths.ts'
import { createCatalogueKind } from './createCatalogueKind.ts'

/** Pages of the cashback that stands. One changes with its rates, and with what is said of them. */
export const cashbackSitemap = createCatalogueKind({
  page: 'cashback',
  pathsOf: cashbackPaths,
  rows: (view) =>
    indexableCashback(view, [view.site.code])
      .innerJoin('cashback as k', 'k.merchant_id', 'm.id')
      .innerJoinLateral(
        (query) =>
          query
            .selectFrom('cashback_rate as r')
            .whereRef('r.merchant_id', '=', 'm.id')
            .where('r.valid_from', '<=', view.now)
            .select(
              sql<Date | null>`max(greatest(r.valid_from, case when r.valid_until <= ${view.now} then r.valid_until end))`.as(
                'changed_at',
              ),
            )
            .as('rates'),
        (join) => join.onTrue(),
      )
      .select([
        'm.id',
        sql<string>`m.master_id::text`.as('key'),
        sql<Date | null>`greatest(k.changed_at, rates.changed_at)`.as('changed_at'),
      ])
      .as('r'),
})
