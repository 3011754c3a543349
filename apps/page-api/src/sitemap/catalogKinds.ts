import { sql } from 'kysely'
import {
  indexableCategories,
  couponsNaming,
  indexableLabels,
  type LabelKind,
  indexableTopics,
} from '@clipfront/catalog/listings'
import { lastChange } from '@clipfront/catalog/coupons'
import { indexableCashback, indexableMerchants } from '@clipfront/catalog/merchants'
import {
  cashbackPaths,
  categoryPaths,
  labelPaths,
  merchantPaths,
  postPaths,
  topicPaths,
} from '../alternates/indexablePaths.ts'
import { createCatalogKind } from './createCatalogKind.ts'

/** Merchants' pages. One changes with its offers, and with what is said about the merchant. */
export const merchantSitemap = createCatalogKind({
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

/** Pages of the cashback that stands. One changes with its rates, and with what is said of them. */
export const cashbackSitemap = createCatalogKind({
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

/** Categories' pages; of a list that goes on, the first. One changes with its offers. */
export const categorySitemap = createCatalogKind({
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

/** Pages of tags or brands; of a list that goes on, the first. One changes with its offers. */
export const labelSitemap = (kind: LabelKind) =>
  createCatalogKind({
    page: kind,
    pathsOf: (view, slugs) => labelPaths(view, kind, slugs),
    rows: (view) =>
      indexableLabels(view, kind, [view.site.code])
        .innerJoinLateral(
          (query) =>
            query
              .selectFrom(couponsNaming(view, kind).as('c'))
              .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
              .whereRef('m.site', '=', 'l.site')
              .select(lastChange(view.now).as('changed_at'))
              .as('offers'),
          (join) => join.onTrue(),
        )
        .select(['l.id', 'l.slug as key', 'offers.changed_at'])
        .as('r'),
  })

/** Events' pages. One changes with its offers, and as the event begins and ends. */
export const topicSitemap = createCatalogKind({
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

/** Posts. One changes when it is published and when it is rewritten; offers come and go in it without that. */
export const postSitemap = createCatalogKind({
  page: 'blog',
  pathsOf: postPaths,
  rows: ({ database, site, now }) =>
    database
      .selectFrom('post as p')
      .where('p.site', '=', site.code)
      .where('p.published_at', '<=', now)
      .select([
        'p.id',
        'p.slug as key',
        sql<Date | null>`greatest(p.published_at, case when p.changed_at <= ${now} then p.changed_at end)`.as(
          'changed_at',
        ),
      ])
      .as('r'),
})
