import type { PageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { type AliasedExpression, sql } from 'kysely'
import { HIGHEST_ID } from '../database/parseId.ts'
import { describeCrawling } from '../pages/alternates/describeCrawling.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { mostAlternates } from '../pages/alternates/listAlternates.ts'
import { partSize } from './partSize.ts'
import type { SitemapKind } from './SitemapKind.ts'

interface ListedRow {
  id: number
  /** What it is found by on the other sites. */
  key: string
  changed_at: Date | null
}

interface CatalogueKind {
  page: PageType
  /** Rows of the site whose pages crawlers may show. */
  rows: (view: CatalogView) => AliasedExpression<ListedRow, 'r'>
  /** Where crawlers may show the pages of some keys: by key and site. */
  pathsOf: (view: CatalogView, keys: readonly string[]) => Promise<Map<string, Map<string, string>>>
}

/** As many as make a megabyte or two with their counterparts on the other sites. */
const ENTRIES_AT_ONCE = 2000

/**
 * Pages that are made from rows of the catalogue. A part is a range of ids: a page stays in its part for ever, and where a
 * part begins is known without reading those before it. It is read by keyset, so that no connection waits for a slow reader.
 */
export function createCatalogueKind({ page, rows, pathsOf }: CatalogueKind): SitemapKind {
  const sizeFor = (site: Site): number => partSize(1 + mostAlternates(site, page))
  return {
    page,
    listParts: (view) =>
      view.database
        .selectFrom(rows(view))
        .select([
          sql<number>`(r.id - 1) / ${sql.lit(sizeFor(view.site))} + 1`.as('number'),
          sql<Date | null>`case when bool_and(r.changed_at is not null) then max(r.changed_at) end`.as('changedAt'),
        ])
        .groupBy('number')
        .orderBy('number')
        .execute(),

    async *readPart(view, number) {
      const size = sizeFor(view.site)
      const end = Math.min(number * size, HIGHEST_ID)
      let last = Math.min((number - 1) * size, HIGHEST_ID)
      for (;;) {
        const found = await view.database
          .selectFrom(rows(view))
          .selectAll()
          .where('r.id', '>', last)
          .where('r.id', '<=', end)
          .orderBy('r.id')
          .limit(ENTRIES_AT_ONCE)
          .execute()
        const lastRow = found.at(-1)
        if (!lastRow) return
        const keys = found.map(({ key }) => key)
        const paths = await pathsOf(view, keys)
        yield found.flatMap(({ key, changed_at }) => {
          const ofKey = paths.get(key) ?? new Map<string, string>()
          const path = ofKey.get(view.site.code)
          return path === undefined
            ? []
            : [{ page, path, changedAt: changed_at, ...describeCrawling(view.site, page, ofKey) }]
        })
        last = lastRow.id
      }
    },
  }
}
