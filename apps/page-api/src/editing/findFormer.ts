import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { MerchantTarget } from './readMerchant.ts'

/** What a former address of a shop leads to; null where it leads nowhere. */
export async function findFormer(
  database: Kysely<Catalogue>,
  { site, slug }: MerchantTarget,
): Promise<{ to: string | null } | undefined> {
  return database
    .selectFrom('former_slug')
    .select('current_slug as to')
    .where('site', '=', site)
    .where('kind', '=', 'merchant')
    .where('slug', '=', slug)
    .executeTakeFirst()
}
