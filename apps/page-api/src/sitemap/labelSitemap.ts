import { lastChange } from '../coupons/lastChange.ts'
import { type LabelKind, couponsNaming, indexableLabels } from '../labels/labels.ts'
import { labelPaths } from '../pages/alternates/labelPaths.ts'
import { createCatalogueKind } from './createCatalogueKind.ts'

/** Pages of tags or brands; of a list that goes on, the first. One changes with its offers. */
const labelSitemap = (kind: LabelKind) =>
  createCatalogueKind({
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

export const tagSitemap = labelSitemap('tag')
export const brandSitemap = labelSitemap('brand')
