import { indexableMerchants } from '../../merchants/indexableMerchants.ts'
import type { CatalogueView } from '../CatalogueView.ts'
import { storePath } from '../storePath.ts'
import { siblingsOf } from './siblingsOf.ts'

/**
 * Where crawlers may show the pages of merchants, on this site and the others of the unit. A shop's domain says that it is
 * the same one; its slug may differ.
 * @returns by domain and the site's code; domains that no site shows are missing
 */
export async function merchantPaths(
  view: CatalogueView,
  domains: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const rows = await indexableMerchants(
    view,
    [view.site, ...siblingsOf(view.site, 'merchant')].map(({ code }) => code),
  )
    .where('m.domain', 'in', domains)
    .select(['m.domain', 'm.site', 'm.slug'])
    .execute()
  const byDomain = Map.groupBy(rows, ({ domain }) => domain)
  return new Map(
    [...byDomain].map(([domain, found]) => [domain, new Map(found.map(({ site, slug }) => [site, storePath(slug)]))]),
  )
}
