import type { CatalogView } from '../context/CatalogView.ts'
import { sitemapKindsOf } from './sitemapKinds.ts'
import { writeSitemapIndex } from './writeSitemapIndex.ts'

/**
 * The index of a site's sitemaps, with the addresses of the parts on the site's own host.
 * @param takeTurn waits until the catalogue may be read; resolves with what ends the turn
 */
export async function readIndex(view: CatalogView, takeTurn: () => Promise<() => void>): Promise<string> {
  const { site } = view
  const listed = await Promise.all(
    [...sitemapKindsOf(site)].map(async ([name, kind]) => {
      const endTurn = await takeTurn()
      const parts = await kind.listParts(view).finally(endTurn)
      return parts.map(({ number, changedAt }) => ({
        url: `${site.domainLink}/sitemap-${name}-${number}.xml`,
        changedAt,
      }))
    }),
  )
  return writeSitemapIndex(listed.flat())
}
