import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { describePost } from './describePost.ts'
import { selectPosts } from './selectPosts.ts'

/** What was published last. */
export async function latestPosts(view: CatalogView, limit: number) {
  const rows = await selectPosts(view).orderBy('p.published_at', 'desc').orderBy('p.id', 'desc').limit(limit).execute()
  return rows.map((row) => describePost(row, view))
}

/** Posts that speak of some shops, the last one first. */
export async function postsAbout(view: CatalogView, merchants: readonly number[], limit: number) {
  if (merchants.length === 0) return []
  const rows = await selectPosts(view)
    .where('p.id', 'in', (query) =>
      query.selectFrom('post_merchant').where('merchant_id', 'in', merchants).select('post_id'),
    )
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => describePost(row, view))
}

/** Other posts of the same category or about the same shops, those nearest to it first, then the last one. */
export async function relatedPosts(view: CatalogView, post: { id: number; category_id: number | null }, limit: number) {
  const shared = view.database
    .selectFrom('post_merchant as own')
    .innerJoin('post_merchant as other', 'other.merchant_id', 'own.merchant_id')
    .where('own.post_id', '=', post.id)
    .groupBy('other.post_id')
    .select(['other.post_id', sql<number>`count(*)`.as('shops')])
  const isNear = sql<boolean>`p.category_id = ${post.category_id}`
  const rows = await selectPosts(view)
    .leftJoin(shared.as('shared'), 'shared.post_id', 'p.id')
    .where('p.id', '<>', post.id)
    .where((is) => is.or([is('shared.post_id', 'is not', null), isNear]))
    .orderBy(sql`coalesce(shared.shops, 0) + coalesce(${isNear}, false)::int desc, p.published_at desc, p.id desc`)
    .limit(limit)
    .execute()
  return rows.map((row) => describePost(row, view))
}
