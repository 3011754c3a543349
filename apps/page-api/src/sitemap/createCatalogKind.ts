import type { PageType } from '@clipfront/page-data'
import type { AliasedExpression } from 'kysely'
import type { CatalogView } from '@clipfront/catalog/context'
import { describeCrawling, mostAlternates } from '../alternates/listAlternates.ts'
import type { IndexablePaths } from '../alternates/indexablePaths.ts'
import type { SitemapEntry } from './sitemapXml.ts'

/** Some entries of one part of a kind: `sitemap-{kind}-{part}.xml`. */
export interface SitemapBatch {
  /** Counted from 1; a number may be missing. */
  part: number
  entries: SitemapEntry[]
  /** When the last of these pages changed; null when that is not known of each. */
  changedAt: Date | null
}

/** One kind of pages that sitemaps list. */
export interface SitemapKind {
  /** Sites that do not show this page type have none of it. */
  page: PageType
  /** All entries, part by part: a part is never in memory as a whole. */
  readBatches: (view: CatalogView) => AsyncGenerator<SitemapBatch, void, undefined>
}

interface ListedRow {
  id: number
  /** What it is found by on the other sites. */
  key: string
  changed_at: Date | null
}

interface CatalogKind {
  page: PageType
  /** Rows of the site whose pages crawlers may show. */
  rows: (view: CatalogView) => AliasedExpression<ListedRow, 'r'>
  pathsOf: (view: CatalogView, keys: readonly string[]) => Promise<IndexablePaths>
}

/** As many as make a megabyte or two with their counterparts on the other sites. */
const BATCH_ROWS = 2000
/** What search engines read of one file, before compression. */
export const MAX_URLS = 50_000
export const MAX_BYTES = 50_000_000
/** An address whose slug has its 60 characters, each of twelve bytes when it is escaped, with the element around it. */
const MAX_ADDRESS_BYTES = 900

/**
 * Pages that are made from rows of the catalog, read by keyset. A part is a range of ids, so that a page stays in its part
 * for ever.
 */
export function createCatalogKind({ page, rows, pathsOf }: CatalogKind): SitemapKind {
  async function describe(view: CatalogView, part: number, found: readonly ListedRow[]): Promise<SitemapBatch> {
    const paths = await pathsOf(
      view,
      found.map(({ key }) => key),
    )
    const entries = found.flatMap(({ key, changed_at }) => {
      const ofKey = paths.get(key) ?? new Map<string, string>()
      const path = ofKey.get(view.site.code)
      if (path === undefined) return []
      return [{ page, path, changedAt: changed_at, ...describeCrawling(view.site, page, ofKey) }]
    })
    return { part, entries, changedAt: found.map(({ changed_at }) => changed_at).reduce(latest) }
  }

  return {
    page,
    async *readBatches(view) {
      const size = partSize(1 + mostAlternates(view.site, page))
      for (let last = 0; ;) {
        const found = await view.database
          .selectFrom(rows(view))
          .selectAll()
          .where('r.id', '>', last)
          .orderBy('r.id')
          .limit(BATCH_ROWS)
          .execute()
        const lastRow = found.at(-1)
        if (!lastRow) return
        const byPart = Map.groupBy(found, ({ id }) => Math.floor((id - 1) / size) + 1)
        for (const [part, rowsOfPart] of byPart) yield describe(view, part, rowsOfPart)
        last = lastRow.id
      }
    },
  }
}

/**
 * How many ids a part covers, so that it keeps to both limits whatever the slugs are.
 * @param addresses of one entry: its own, and one for each of its alternates
 */
export function partSize(addresses: number): number {
  return Math.min(MAX_URLS, Math.floor(MAX_BYTES / (addresses * MAX_ADDRESS_BYTES)))
}

/** The later of two changes; null where one of them is not known. */
export function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return null
  return one > other ? one : other
}
