/** A page that is worth naming. */
export interface OutlineEntry {
  name: string
  /** On the site. */
  path: string
}

/** What a site is about, as page-api tells it: the most sought first. */
export interface Outline {
  categories: readonly OutlineEntry[]
  stores: readonly OutlineEntry[]
}
