import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { describePost } from '../posts/describePost.ts'
import { selectPosts } from '../posts/selectPosts.ts'
import { hasWords } from './hasWords.ts'

/** Posts with every word of the query in their title or summary, and, where there are none, those whose title only looks like it (R1.7). */
export async function searchPosts(view: CatalogView, query: string, limit: number) {
  const isExact = hasWords('p.words', query)
  const exact = isExact ? await find(view, isExact, limit) : []
  if (exact.length > 0) return { exact, fuzzy: [] }
  return { exact, fuzzy: await find(view, sql<SqlBool>`fold(${query}) <% p.folded_title`, limit) }
}

async function find(view: CatalogView, condition: RawBuilder<SqlBool>, limit: number) {
  const rows = await selectPosts(view)
    .where(condition)
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => describePost(row, view))
}
