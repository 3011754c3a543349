import { pagePath } from '@clipfront/routing/page-paths'
import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { categorySummaries } from '../listings/categories.ts'
import { labelSummaries } from '../listings/labels.ts'
import { costOfWords, type NearName } from './findNearMerchants.ts'
import { hasTerms, type SearchQuery } from './readQuery.ts'
import { mostTypos, typoCost } from './typoCost.ts'

const LABELS = ['brand', 'topic', 'tag'] as const

/** A category, brand, event or tag by its name. */
export interface SiteName {
  kind: 'category' | (typeof LABELS)[number]
  id: number
  slug: string
  name: string
  path: string
  live_coupons: number
  folded: string
  words: string[]
}

/**
 * All categories of the site, and its brands, events and tags with live offers, the fullest first: to compare a few hundred names
 * here costs less than to ask the database with each letter.
 */
export async function siteNames(view: CatalogView): Promise<readonly SiteName[]> {
  return cached(view, ['siteNames'], () => readNames(view))
}

async function readNames(view: CatalogView): Promise<SiteName[]> {
  const labels = LABELS.filter((kind) => view.site.pageType[kind] !== undefined)
  const [categories, ...others] = await Promise.all([
    categorySummaries(view).select(foldName('k.name')).execute(),
    ...labels.map(async (kind) => labelSummaries(view, kind).select(foldName('l.name')).execute()),
  ])
  return [
    ...describe('category', categories),
    ...others.flatMap((rows, index) => describe(labels[index] ?? 'tag', rows)),
  ].toSorted((a, b) => b.live_coupons - a.live_coupons || a.id - b.id)
}

function foldName(column: string) {
  return [
    sql<string>`fold(${sql.ref(column)})`.as('folded'),
    sql<string[]>`words_of(${sql.ref(column)})`.as('words'),
  ] as const
}

function describe(kind: SiteName['kind'], rows: readonly Omit<SiteName, 'kind' | 'path'>[]): SiteName[] {
  return rows.map((row) => Object.assign({ kind, path: pagePath(kind, row.slug) }, row))
}

/** Names that have all words of the query, each of them whole or begun; the one that it is stands first. */
export async function findNames(view: CatalogView, query: SearchQuery): Promise<SiteName[]> {
  const names = await siteNames(view)
  return names
    .filter(({ words }) => hasTerms(query, words))
    .toSorted((a, b) => Number(b.folded === query.folded) - Number(a.folded === query.folded))
}

/** Names that the query is but for a typo, or but for typos in its longer words, the nearest first. */
export async function findNearNames(view: CatalogView, query: SearchQuery): Promise<(SiteName & NearName)[]> {
  const most = mostTypos(query.folded)
  if (most === 0) return []
  const names = await siteNames(view)
  return names
    .map((name) =>
      Object.assign(
        { cost: Math.min(typoCost(query.folded, name.folded, most), costOfWords(query, name.words)) },
        name,
      ),
    )
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((a, b) => a.cost - b.cost)
}
