import type { Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import { EditRefusal } from '../EditRefusal.ts'
import type { PostBlock } from '../../database/tables/PostBlock.ts'

const SHOP_PATH = /^\/stores\/([^/?#]+)/

/**
 * The shops that a post speaks of: those of its offers, and those that it links to.
 * @returns their ids
 * @throws {EditRefusal} a place for an offer names a shop that the site does not have
 */
export async function findNamedShops(
  database: Kysely<Catalogue>,
  { code: site }: Site,
  body: readonly PostBlock[],
): Promise<number[]> {
  const ofOffers = body.flatMap((block) => (block.type === 'offer' ? [block.merchant] : []))
  const linked = body
    .flatMap((block) => (block.type === 'links' ? block.links : []))
    .flatMap(({ path }) => SHOP_PATH.exec(path)?.[1] ?? [])
  const slugs = [...new Set([...ofOffers, ...linked])]
  if (slugs.length === 0) return []
  const found = await database
    .selectFrom('merchant')
    .select(['id', 'slug'])
    .where('site', '=', site)
    .where('slug', 'in', slugs)
    .execute()
  const missing = ofOffers.filter((slug) => !found.some((shop) => shop.slug === slug))
  if (missing.length > 0)
    throw new EditRefusal(
      `There is no shop "${missing.join('", "')}" on ${site}, so its offer could never be shown. Copy the slug from the address of the shop's page.`,
    )
  return found.map(({ id }) => id)
}
