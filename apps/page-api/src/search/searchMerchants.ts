import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { merchantSummaries, popularOrder } from '../merchants/merchantSummaries.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { domainOf } from './domainOf.ts'
import { likePattern } from './likePattern.ts'

/** One letter begins thousands of names: the best known of them are looked at closely. */
const MOST_LOOKED_AT = 100

/**
 * Merchants whose name, slug or domain is what was typed, begins with it, or has a word that does; and, where these are few,
 * those whose name only looks like it (R1.7). An address that was pasted finds the merchant of its domain.
 */
export async function searchMerchants(view: CatalogueView, query: string, limit: number) {
  const name = sql`m.folded_name`
  const typed = sql`fold(${query})`
  const pattern = sql`fold(${likePattern(query)})`
  const isExact = sql<SqlBool>`(
    ${name} like ${pattern} || '%' or ${name} like '% ' || ${pattern} || '%'
    or m.slug = ${toSlug(query)} or m.domain = ${domainOf(query)} or m.domain like ${pattern} || '.%'
  )`
  const isWhole = sql<SqlBool>`coalesce(${name} = ${typed} or m.slug = ${toSlug(query)} or m.domain = ${domainOf(query)}, false)`
  const exact = await find(view, isExact, sql`${isWhole} desc`, limit)
  // Enough was found by what was typed: nobody looks for what only looks like it.
  if (exact.length === limit) return { exact, fuzzy: [] }
  const isAlike = sql<SqlBool>`((${name} % ${typed} or ${typed} <% ${name}) and not coalesce(${isExact}, false))`
  const likeness = sql`greatest(similarity(${name}, ${typed}), word_similarity(${typed}, ${name}))`
  return { exact, fuzzy: await find(view, isAlike, sql`${likeness} desc`, limit) }
}

/** The best of the merchants `m` that fulfil a condition, by an order of their own, then those with something to offer first. */
async function find(view: CatalogueView, condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>, limit: number) {
  const candidates = view.database
    .selectFrom('merchant as m')
    .where('m.site', '=', view.site.code)
    .where(condition)
    .orderBy(order)
    .orderBy('m.popularity', 'desc')
    .orderBy('m.id')
    .limit(MOST_LOOKED_AT)
    .select('m.id')
  return merchantSummaries(view)
    .where('m.id', 'in', view.database.selectFrom(candidates.as('candidate')).select('candidate.id'))
    .orderBy(order)
    .orderBy(popularOrder)
    .limit(limit)
    .execute()
}

function toSlug(query: string): string {
  return query
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
