import { indexableMerchants } from '../../merchants/indexableMerchants.ts'
import type { CatalogueView } from '../CatalogueView.ts'
import { storePath } from '../storePath.ts'
import { siblingsOf } from './siblingsOf.ts'

/**
 * Where crawlers may show the pages of merchants, on this site and the others of the unit. Its master says that it is the same
 * one; slug and domain may differ.
 * @param masters ids, written as text
 * @returns by master and the site's code; those that no site shows are missing
 */
export async function merchantPaths(
  view: CatalogueView,
  masters: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const rows = await indexableMerchants(
    view,
    [view.site, ...siblingsOf(view.site, 'merchant')].map(({ code }) => code),
  )
    .where('m.master_id', 'in', masters.map(Number))
    .select(['m.master_id', 'm.site', 'm.slug'])
    .execute()
  const byMaster = Map.groupBy(rows, ({ master_id }) => String(master_id))
  return new Map(
    [...byMaster].map(([master, found]) => [master, new Map(found.map(({ site, slug }) => [site, storePath(slug)]))]),
  )
}
