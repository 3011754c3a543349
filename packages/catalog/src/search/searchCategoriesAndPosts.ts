import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { siteCategories } from '../listings/categories.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { describePost, newestFirst, selectPosts } from '../posts/selectPosts.ts'
import type { Slice } from './searchCoupons.ts'
import { likePattern, hasWords } from './searchTerms.ts'

/** Categories whose name has a word that begins with what was typed, and those that only look like it (R1.7). */
export async function searchCategories(view: CatalogView, query: string, limit: number) {
  const name = sql`fold(k.name)`
  const pattern = sql`fold(${likePattern(query)})`
  const isExact = sql<boolean>`(${name} like ${pattern} || '%' or ${name} like '% ' || ${pattern} || '%')`
  const looksAlike = sql<boolean>`(${name} % fold(${query}) or fold(${query}) <% ${name})`
  const found = await view.database
    .selectFrom('category as k')
    .where('k.site', '=', view.site.code)
    .where(sql<boolean>`(${isExact} or ${looksAlike})`)
    .select(['k.id', isExact.as('is_exact')])
    .execute()
  const isExactById = new Map(found.map(({ id, is_exact }) => [id, is_exact]))
  const categories = found.length > 0 ? await siteCategories(view) : []
  const matching = (exactly: boolean) => categories.filter(({ id }) => isExactById.get(id) === exactly).slice(0, limit)
  return { exact: matching(true), fuzzy: matching(false) }
}

/**
 * Posts with every word of the query in their title or summary, and, where there are none, those whose title only looks like it (R1.7).
 * @returns `total` is how many exact ones there are, a slice after the other
 */
export async function searchPosts(view: CatalogView, query: string, slice: Slice) {
  const isExact = hasWords('p.words', query)
  const total = isExact ? await countPosts(view, isExact) : 0
  if (isExact && total > 0) return { exact: await find(view, isExact, slice), fuzzy: [], total }
  return { exact: [], fuzzy: await find(view, sql<SqlBool>`fold(${query}) <% p.folded_title`, slice), total }
}

async function countPosts({ database, site, now }: CatalogView, condition: RawBuilder<SqlBool>): Promise<number> {
  const { total } = await database
    .selectFrom('post as p')
    .where('p.site', '=', site.code)
    .where('p.published_at', '<=', now)
    .where(condition)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

async function find(view: CatalogView, condition: RawBuilder<SqlBool>, { limit, offset = 0 }: Slice) {
  const rows = await selectPosts(view).where(condition).orderBy(newestFirst).limit(limit).offset(offset).execute()
  return rows.map((row) => describePost(row, view))
}
