import { sql, type SqlBool } from 'kysely'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { describePost } from '../posts/describePost.ts'
import { selectPosts } from '../posts/selectPosts.ts'
import { likePattern } from './likePattern.ts'

const MOST_WORDS = 8

/** Posts with every word of the query in their title or summary, and, where there are none, those whose title only looks like it (R1.7). */
export async function searchPosts(view: CatalogueView, query: string, limit: number) {
  const text = sql`' ' || fold(p.title || ' ' || p.summary)`
  const words = query.split(/\s+/).slice(0, MOST_WORDS)
  const hasWords = sql<SqlBool>`(${sql.join(
    words.map((word) => sql`${text} like '% ' || fold(${likePattern(word)}) || '%'`),
    sql` and `,
  )})`
  const find = async (condition: typeof hasWords) => {
    const rows = await selectPosts(view)
      .where(condition)
      .orderBy('p.published_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => describePost(row, view))
  }
  const exact = await find(hasWords)
  if (exact.length > 0) return { exact, fuzzy: [] }
  return { exact, fuzzy: await find(sql<SqlBool>`fold(${query}) <% fold(p.title)`) }
}
