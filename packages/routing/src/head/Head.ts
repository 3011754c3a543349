import type { Alternate, PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { Indexing, IndexingInput } from '../indexing/index.ts'
import type { JsonLdNode } from './JsonLdNode.ts'

/** The facts of a site that its pages' heads say. */
export type HeadSite = IndexingInput['site'] &
  Pick<Site, 'name' | 'direction' | 'icon' | 'font' | 'fontFamily' | 'customStyle'>

export interface HeadInput extends IndexingInput {
  /** Null where an error is shown without page data. */
  page: PageData | null
  site: HeadSite
  /** The page's own, which goes before the site's (R3.3). */
  icon?: string | null
}

/** Everything that a document says about itself (R2.14). What is empty or null has no tag. */
export interface Head {
  /** BCP 47. */
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  description: string
  keywords: string
  canonical: string | null
  robots: Indexing['robots']
  hreflang: Alternate[]
  icon: string | null
  /** A path of the site. */
  manifest: string | null
  /** A font file of the release, fetched early. */
  font: string | null
  /** The text of the site's own style element: its font and its custom style. */
  style: string
  jsonLd: JsonLdNode[]
}
