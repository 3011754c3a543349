import type { CatalogView } from '../context/CatalogView.ts'

/** Published posts of the site with what a list says of each. Further conditions, order and limit are the caller's. */
export function selectPosts({ database, site, now }: CatalogView) {
  return database
    .selectFrom('post as p')
    .innerJoin('author as a', 'a.id', 'p.author_id')
    .leftJoin('category as k', 'k.id', 'p.category_id')
    .where('p.site', '=', site.code)
    .where('p.published_at', '<=', now)
    .select([
      'p.id',
      'p.slug',
      'p.title',
      'p.summary',
      'p.picture',
      'p.body',
      'p.picture',
      'p.published_at',
      'p.changed_at',
      'a.name as author_name',
      'k.slug as category_slug',
      'k.name as category_name',
    ])
}

type Rows = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>
export type PostRow = Rows[number]
