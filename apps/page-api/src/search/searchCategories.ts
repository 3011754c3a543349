import { sql } from 'kysely'
import { categorySummaries, fullestOrder } from '../merchants/categorySummaries.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { likePattern } from './likePattern.ts'

/** Categories whose name has a word that begins with what was typed, and those that only look like it (R1.7). */
export async function searchCategories(view: CatalogueView, query: string, limit: number) {
  const name = sql`fold(k.name)`
  const pattern = sql`fold(${likePattern(query)})`
  const isExact = sql<boolean>`(${name} like ${pattern} || '%' or ${name} like '% ' || ${pattern} || '%')`
  const looksAlike = sql<boolean>`(${name} % fold(${query}) or fold(${query}) <% ${name})`
  const [exact, fuzzy] = await Promise.all([
    categorySummaries(view).where(isExact).orderBy(fullestOrder).limit(limit).execute(),
    categorySummaries(view)
      .where(looksAlike)
      .where(sql<boolean>`not ${isExact}`)
      .orderBy(fullestOrder)
      .limit(limit)
      .execute(),
  ])
  return { exact, fuzzy }
}
