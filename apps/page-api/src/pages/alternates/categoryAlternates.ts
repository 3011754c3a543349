import type { CatalogueView } from '../CatalogueView.ts'
import { describeAlternate } from './describeAlternate.ts'
import { siblingsOf } from './siblingsOf.ts'

/** A category's pages on the sites of the unit that have one of the same slug. */
export async function categoryAlternates({ database, site }: CatalogueView, slug: string) {
  const siblings = siblingsOf(site)
  if (siblings.length === 0) return []
  const rows = await database
    .selectFrom('category')
    .select('site')
    .where('slug', '=', slug)
    .where(
      'site',
      'in',
      siblings.map(({ code }) => code),
    )
    .execute()
  return siblings
    .filter(({ code }) => rows.some((row) => row.site === code))
    .map((sibling) => describeAlternate(sibling, `/categories/${encodeURIComponent(slug)}`))
}
