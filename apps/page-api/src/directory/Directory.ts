import type { PageLink } from '@clipfront/page-data'

/** A letter, and the merchants that begin with it. */
export interface Letter {
  /** As it stands in addresses: `a`, `ñ`, `0-9`. */
  slug: string
  label: string
  /** In the order of names, as are the others. */
  merchants: readonly PageLink[]
  /** The most popular ones. */
  best: readonly PageLink[]
}

/** The merchants of a site by their first letter; cached. */
export interface Directory {
  total: number
  /** In the order of the site's language, those that no letter has last. */
  letters: readonly Letter[]
}
