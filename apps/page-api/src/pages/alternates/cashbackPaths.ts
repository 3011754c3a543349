import { indexableCashback } from '../../merchants/indexableCashback.ts'
import { cashbackPath } from '../cashbackPath.ts'
import type { CatalogueView } from '../CatalogueView.ts'
import { siblingsOf } from './siblingsOf.ts'

/**
 * Where crawlers may show the cashback of merchants, on this site and the others of the unit: each site has rates of its own.
 * @param masters ids, written as text
 * @returns by master and the site's code; those that no site shows are missing
 */
export async function cashbackPaths(
  view: CatalogueView,
  masters: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const codes = [view.site, ...siblingsOf(view.site, 'cashback')].map(({ code }) => code)
  const rows = await indexableCashback(view, codes)
    .where('m.master_id', 'in', masters.map(Number))
    .select(['m.master_id', 'm.site', 'm.slug'])
    .execute()
  const byMaster = Map.groupBy(rows, ({ master_id }) => String(master_id))
  return new Map(
    [...byMaster].map(([master, found]) => [
      master,
      new Map(found.map(({ site, slug }) => [site, cashbackPath(slug)])),
    ]),
  )
}
