import type { CatalogView } from '@clipfront/catalog/context'
import { counterpartKey, type IndexableType, lastChange, selectIndexable } from '@clipfront/catalog/indexable'
import { findIndexablePaths } from '../alternates/indexablePaths.ts'
import { describeCrawling, mostAlternates } from '../alternates/listAlternates.ts'
import type { SitemapEntry } from './sitemapXml.ts'

/** Some entries of one part of a kind: `sitemap-{kind}-{part}.xml`. */
export interface SitemapBatch {
  /** Counted from 1; a number may be missing. */
  part: number
  entries: SitemapEntry[]
  /** When the last of these pages changed; null when that is not known of each. */
  changedAt: Date | null
}

/** As many as make a megabyte or two with their counterparts on the other sites. */
const BATCH_ROWS = 2000
/** What search engines read of one file, before compression. */
export const MAX_URLS = 50_000
export const MAX_BYTES = 50_000_000
/** An address whose slug has its 60 characters, each of twelve bytes when it is escaped, with the element around it. */
const MAX_ADDRESS_BYTES = 900

/**
 * Pages that are made from rows of the catalog, read by keyset: a part is never in memory as a whole. It is a range of ids,
 * so that a page stays in its part for ever.
 */
export async function* readIndexablePages(view: CatalogView, type: IndexableType): AsyncGenerator<SitemapBatch> {
  const { site, now } = view
  const size = partSize(1 + mostAlternates(site, type))
  for (let last = 0; ;) {
    const rows = await selectIndexable(view, type, [site.code])
      .select(['r.id', counterpartKey(type).as('key'), lastChange(type, now).as('changedAt')])
      .where('r.id', '>', last)
      .orderBy('r.id')
      .limit(BATCH_ROWS)
      .execute()
    const lastRow = rows.at(-1)
    if (!lastRow) return
    const keys = rows.map(({ key }) => key)
    const paths = await findIndexablePaths(view, type, keys)
    for (const [part, found] of Map.groupBy(rows, ({ id }) => Math.floor((id - 1) / size) + 1)) {
      const entries = found.flatMap(({ key, changedAt }) => {
        const onSites = paths.get(key)
        const path = onSites?.get(site.code)
        return path === undefined || !onSites
          ? []
          : [{ page: type, path, changedAt, ...describeCrawling(site, type, onSites) }]
      })
      yield { part, entries, changedAt: found.map(({ changedAt }) => changedAt).reduce(latest) }
    }
    last = lastRow.id
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
