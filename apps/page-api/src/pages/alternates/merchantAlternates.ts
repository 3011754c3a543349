import type { CatalogueView } from '../CatalogueView.ts'
import { describeAlternate } from './describeAlternate.ts'
import { siblingsOf } from './siblingsOf.ts'

/**
 * A merchant's pages on the sites of the unit. The shop's domain says that it is the same one; its slug may differ.
 */
export async function merchantAlternates({ database, site }: CatalogueView, domain: string) {
  const siblings = siblingsOf(site)
  if (siblings.length === 0) return []
  const rows = await database
    .selectFrom('merchant')
    .select(['site', 'slug'])
    .where('domain', '=', domain)
    .where(
      'site',
      'in',
      siblings.map(({ code }) => code),
    )
    .execute()
  return siblings.flatMap((sibling) => {
    const row = rows.find((candidate) => candidate.site === sibling.code)
    return row ? [describeAlternate(sibling, `/stores/${encodeURIComponent(row.slug)}`)] : []
  })
}
