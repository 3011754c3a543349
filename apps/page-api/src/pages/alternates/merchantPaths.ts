import { sql } from 'kysely'
import { indexableMerchants } from '../../merchants/indexableMerchants.ts'
import type { CatalogView } from '../../context/CatalogView.ts'
import { codesShowing } from './codesShowing.ts'
import { groupPaths } from './groupPaths.ts'
import { merchantPath } from '../../paths/paths.ts'

/**
 * Where crawlers may show the pages of merchants, on this site and the others of the unit. Its master says that it is the same
 * one; slug and domain may differ.
 * @param masters ids, written as text
 * @returns by master and the site's code; those that no site shows are missing
 */
export async function merchantPaths(
  view: CatalogView,
  masters: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const rows = await indexableMerchants(view, codesShowing(view.site, 'merchant'))
    .where('m.master_id', 'in', masters.map(Number))
    .select([sql<string>`m.master_id::text`.as('key'), 'm.site', 'm.slug'])
    .execute()
  return groupPaths(rows, merchantPath)
}
