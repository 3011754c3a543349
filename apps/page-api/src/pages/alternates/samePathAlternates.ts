import type { CatalogueView } from '../CatalogueView.ts'
import { describeAlternate } from './describeAlternate.ts'
import { siblingsOf } from './siblingsOf.ts'

/** The same page on every site of the unit: for pages that each site has at the same path. */
export function samePathAlternates({ site }: Pick<CatalogueView, 'site'>, path: string) {
  return siblingsOf(site).map((sibling) => describeAlternate(sibling, path))
}
