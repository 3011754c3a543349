import { sql } from 'kysely'
import { indexableCashback } from '../../merchants/indexableMerchants.ts'
import type { CatalogView } from '../../context/CatalogView.ts'
import { codesShowing } from './codesShowing.ts'
import { groupPaths } from './groupPaths.ts'
import { cashbackPath } from '../../paths/paths.ts'

/**
 * Where crawlers may show the cashback of merchants, on this site and the others of the unit: each site has rates of its own.
 * @param masters ids, written as text
 * @returns by master and the site's code; those that no site shows are missing
 */
export async function cashbackPaths(
  view: CatalogView,
  masters: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const codes = codesShowing(view.site, 'cashback')
  const rows = await indexableCashback(view, codes)
    .where('m.master_id', 'in', masters.map(Number))
    .select([sql<string>`m.master_id::text`.as('key'), 'm.site', 'm.slug'])
    .execute()
  return groupPaths(rows, cashbackPath)
}
