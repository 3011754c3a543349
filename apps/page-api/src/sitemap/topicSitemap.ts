import { sql } from 'kysely'
import { lastChange } from '../coupons/lastChange.ts'
import { topicPaths } from '../pages/alternates/topicPaths.ts'
import { indexableTopics } from '../topics/topics.ts'
import { createCatalogueKind } from './createCatalogueKind.ts'

/** Events' pages. One changes with its offers, and as the event begins and ends. */
export const topicSitemap = createCatalogueKind({
  page: 'topic',
  pathsOf: topicPaths,
  rows: (view) =>
    indexableTopics(view, [view.site.code])
      .innerJoinLateral(
        (query) =>
          query
            .selectFrom('topic_coupon as tc')
            .innerJoin('coupon as c', 'c.id', 'tc.coupon_id')
            .whereRef('tc.topic_id', '=', 't.id')
            .select(lastChange(view.now).as('changed_at'))
            .as('offers'),
        (join) => join.onTrue(),
      )
      .select([
        't.id',
        't.slug as key',
        sql<Date | null>`case when offers.changed_at is not null then greatest(
          offers.changed_at,
          case when t.starts_at <= ${view.now} then t.starts_at end,
          case when t.ends_at <= ${view.now} then t.ends_at end
        ) end`.as('changed_at'),
      ])
      .as('r'),
})
