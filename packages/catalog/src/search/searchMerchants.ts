import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { merchantSummaries, popularOrder } from '../merchants/merchantSummaries.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { findDomain, isNamed, likePattern } from './searchTerms.ts'

/** One letter begins thousands of names: so many of the best known, and no fewer than are wanted, are looked at closely. */
const LOOKED_AT = 50

/**
 * Merchants whose name, slug or domain is what was typed, begins with it, or has a word that does, and those whose whole name
 * is among what was typed ("nimbus discount code"); where there are none, those whose name only looks like it (R1.7). An
 * address that was pasted finds the merchant of its domain.
 */
export async function searchMerchants(view: CatalogView, query: string, limit: number) {
  const exact = await findExact(view, query, limit)
  return { exact, fuzzy: exact.length > 0 ? [] : await findAlike(view, query, limit) }
}

function findExact(view: CatalogView, query: string, limit: number) {
  const pattern = sql`fold(${likePattern(query)})`
  const slug = toSlug(query)
  const domain = findDomain(query)
  const isExact = sql<SqlBool>`(
    m.folded_name like ${pattern} || '%' or m.folded_name like '% ' || ${pattern} || '%'
    or ${isNamed(query)}
    or m.slug = ${slug} or m.domain = ${domain} or m.domain like ${pattern} || '.%'
  )`
  const isWhole = sql<SqlBool>`coalesce(m.folded_name = fold(${query}) or m.slug = ${slug} or m.domain = ${domain}, false)`
  return find(view, isExact, sql`${isWhole} desc`, limit)
}

/** By a part of the name; by the whole of it, which takes less alike, where that finds nothing. */
async function findAlike(view: CatalogView, query: string, limit: number) {
  const typed = sql`fold(${query})`
  const likeness = sql`word_similarity(${typed}, m.folded_name) desc`
  const byPart = await find(view, sql<SqlBool>`${typed} <% m.folded_name`, likeness, limit)
  if (byPart.length > 0) return byPart
  return find(view, sql<SqlBool>`m.folded_name % ${typed}`, likeness, limit)
}

/** The best of the merchants `m` that fulfil a condition, by an order of their own, then those with something to offer first. */
async function find(view: CatalogView, condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>, limit: number) {
  const candidates = view.database
    .selectFrom('merchant as m')
    .where('m.site', '=', view.site.code)
    .where(condition)
    .orderBy(order)
    .orderBy('m.popularity', 'desc')
    .orderBy('m.id')
    .limit(Math.max(limit, LOOKED_AT))
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
