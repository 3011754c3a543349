import type { PageType } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import type { SitemapEntry } from './SitemapEntry.ts'

/** A part of a kind of pages: `sitemap-{kind}-{number}.xml`. */
export interface SitemapPart {
  /** Counted from 1; a number may be missing. */
  number: number
  /** When the last of its pages changed; null when that is not known of each. */
  changedAt: Date | null
}

/** One kind of pages that sitemaps list. */
export interface SitemapKind {
  /** Sites that do not show this page type have none of it. */
  page: PageType
  /** The parts that list something, in order. */
  listParts: (view: CatalogView) => Promise<SitemapPart[]>
  /** What a part lists, some entries at a time: a part is never in memory as a whole. Nothing for one that is not there. */
  readPart: (view: CatalogView, number: number) => AsyncGenerator<SitemapEntry[], void, undefined>
}
