import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { describePost, newestFirst, selectPosts } from '../posts/selectPosts.ts'
import { type SearchQuery, writeTsquery } from './readQuery.ts'

/** A part of what was found: so many, after so many others. */
export interface Slice {
  limit: number
  offset: number
}

export type FoundPosts = Awaited<ReturnType<typeof findPosts>>

/** Posts with all words of the query in their title or summary, the last one first, and how many there are. */
export async function findPosts(view: CatalogView, query: SearchQuery, slice: Slice) {
  const tsquery = view.site.pageType.blog === undefined ? undefined : writeTsquery(query)
  if (tsquery === undefined) return { posts: [], total: 0 }
  const { database, site, now } = view
  const found = database
    .selectFrom('post as p')
    .where('p.site', '=', site.code)
    .where('p.published_at', '<=', now)
    .where(sql<SqlBool>`p.words @@ ${tsquery}::tsquery`)
  const posts = await found
    .select(['p.id', 'p.slug', 'p.title', sql<number>`(count(*) over ())::int`.as('total')])
    .orderBy(newestFirst)
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  if (posts.length > 0 || slice.offset === 0) return { posts, total: posts[0]?.total ?? 0 }
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { posts, total }
}

/** Posts that were found, as lists carry them. */
export async function describePosts(view: CatalogView, found: readonly { id: number }[]) {
  const ids = found.map(({ id }) => id)
  return ids.length === 0 ? [] : listPosts(view, sql<SqlBool>`p.id in (${sql.join(ids)})`, ids.length)
}

/** Posts whose title only looks like the query. */
export async function findAlikePosts(view: CatalogView, { folded }: SearchQuery, limit: number) {
  if (view.site.pageType.blog === undefined) return []
  return listPosts(view, sql<SqlBool>`${folded} <% p.folded_title`, limit)
}

async function listPosts(view: CatalogView, condition: RawBuilder<SqlBool>, limit: number) {
  const rows = await selectPosts(view).where(condition).orderBy(newestFirst).limit(limit).execute()
  return rows.map((row) => describePost(row, view))
}
