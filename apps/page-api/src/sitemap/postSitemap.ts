import { sql } from 'kysely'
import { postPaths } from '../pages/alternates/postPaths.ts'
import { createCatalogueKind } from './createCatalogueKind.ts'

/** Posts. One changes when it is published and when it is written anew; offers come and go in it without that. */
export const postSitemap = createCatalogueKind({
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
