import type { Alternate, PageType, PageMeta } from '@clipfront/page-data'

/** As much of page data as decides what crawlers are told. */
export interface IndexedPage {
  page: PageType
  meta: Pick<PageMeta, 'canonicalUrl' | 'robots'>
  alternates: readonly Alternate[]
}
