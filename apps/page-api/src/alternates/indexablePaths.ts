import { sql } from 'kysely'
import { indexableCategories, indexableLabels, type LabelKind, indexableTopics } from '@clipfront/catalog/listings'
import type { CatalogView } from '@clipfront/catalog/context'
import { indexableCashback, indexableMerchants } from '@clipfront/catalog/merchants'
import {
  brandPath,
  cashbackPath,
  categoryPath,
  merchantPath,
  postPath,
  tagPath,
  topicPath,
} from '@clipfront/catalog/paths'
import { codesShowing } from './listAlternates.ts'

/**
 * Where crawlers may show pages, on this site and the others of the unit: paths by key and the site's code. The key is what a
 * page is found by on every site: its slug, or the master id of its merchant. Pages that no site shows are missing.
 */
export type IndexablePaths = Map<string, Map<string, string>>

/** Slug and domain of a merchant may differ from site to site. @param masters ids, written as text */
export async function merchantPaths(view: CatalogView, masters: readonly string[]): Promise<IndexablePaths> {
  const rows = await indexableMerchants(view, codesShowing(view.site, 'merchant'))
    .where('m.master_id', 'in', masters.map(Number))
    .select([sql<string>`m.master_id::text`.as('key'), 'm.site', 'm.slug'])
    .execute()
  return groupPaths(rows, merchantPath)
}

/** Each site has rates of its own. @param masters ids, written as text */
export async function cashbackPaths(view: CatalogView, masters: readonly string[]): Promise<IndexablePaths> {
  const rows = await indexableCashback(view, codesShowing(view.site, 'cashback'))
    .where('m.master_id', 'in', masters.map(Number))
    .select([sql<string>`m.master_id::text`.as('key'), 'm.site', 'm.slug'])
    .execute()
  return groupPaths(rows, cashbackPath)
}

export async function categoryPaths(view: CatalogView, slugs: readonly string[]): Promise<IndexablePaths> {
  const rows = await indexableCategories(view, codesShowing(view.site, 'category'))
    .where('k.slug', 'in', slugs)
    .select(['k.slug as key', 'k.slug', 'k.site'])
    .execute()
  return groupPaths(rows, categoryPath)
}

const LABEL_PATHS = { tag: tagPath, brand: brandPath }

export async function labelPaths(
  view: CatalogView,
  kind: LabelKind,
  slugs: readonly string[],
): Promise<IndexablePaths> {
  const rows = await indexableLabels(view, kind, codesShowing(view.site, kind))
    .where('l.slug', 'in', slugs)
    .select(['l.slug as key', 'l.slug', 'l.site'])
    .execute()
  return groupPaths(rows, LABEL_PATHS[kind])
}

export async function topicPaths(view: CatalogView, slugs: readonly string[]): Promise<IndexablePaths> {
  const rows = await indexableTopics(view, codesShowing(view.site, 'topic'))
    .where('t.slug', 'in', slugs)
    .select(['t.slug as key', 't.slug', 't.site'])
    .execute()
  return groupPaths(rows, topicPath)
}

export async function postPaths(view: CatalogView, slugs: readonly string[]): Promise<IndexablePaths> {
  const rows = await publishedPosts(view).where('slug', 'in', slugs).select(['slug as key', 'slug', 'site']).execute()
  return groupPaths(rows, postPath)
}

/** Where the list of posts holds something, on this site and the others of the unit: by the site's code. */
export async function postListPaths(view: CatalogView): Promise<Map<string, string>> {
  const rows = await publishedPosts(view).select('site').distinct().execute()
  return new Map(rows.map(({ site }) => [site, '/blog']))
}

function publishedPosts({ database, site, now }: CatalogView) {
  return database.selectFrom('post').where('site', 'in', codesShowing(site, 'blog')).where('published_at', '<=', now)
}

interface FoundPage {
  key: string
  site: string
  slug: string
}

function groupPaths(found: readonly FoundPage[], pathOf: (slug: string) => string): IndexablePaths {
  const byKey = Map.groupBy(found, ({ key }) => key)
  return new Map([...byKey].map(([key, pages]) => [key, new Map(pages.map(({ site, slug }) => [site, pathOf(slug)]))]))
}
