import { sql } from 'kysely'
import { merchantSummaries, popularOrder } from '../merchants/merchantSummaries.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { domainOf } from './domainOf.ts'
import { likePattern } from './likePattern.ts'

/**
 * Merchants whose name, slug or domain is what was typed, begins with it, or has a word that does; and those whose name
 * only looks like it (R1.7). An address that was pasted finds the merchant of its domain.
 */
export async function searchMerchants(view: CatalogueView, query: string, limit: number) {
  const name = sql`fold(m.name)`
  const typed = sql`fold(${query})`
  const pattern = sql`fold(${likePattern(query)})`
  const isExact = sql<boolean>`(
    ${name} like ${pattern} || '%' or ${name} like '% ' || ${pattern} || '%'
    or m.slug = ${toSlug(query)} or m.domain = ${domainOf(query)} or m.domain like ${pattern} || '.%'
  )`
  const isWhole = sql<boolean>`(${name} = ${typed} or m.slug = ${toSlug(query)} or m.domain = ${domainOf(query)})`
  const [exact, fuzzy] = await Promise.all([
    merchantSummaries(view)
      .where(isExact)
      .orderBy(sql`coalesce(${isWhole}, false)`, 'desc')
      .orderBy(popularOrder)
      .limit(limit)
      .execute(),
    merchantSummaries(view)
      .where(sql<boolean>`(${name} % ${typed} or ${typed} <% ${name})`)
      .where(sql<boolean>`not coalesce(${isExact}, false)`)
      .orderBy(sql`greatest(similarity(${name}, ${typed}), word_similarity(${typed}, ${name}))`, 'desc')
      .orderBy(popularOrder)
      .limit(limit)
      .execute(),
  ])
  return { exact, fuzzy }
}

function toSlug(query: string): string {
  return query
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
