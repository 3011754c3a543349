import type { Kysely, Selectable } from 'kysely'
import { readMerchantCashback, type MerchantCashback } from '@clipfront/catalog/cashback'
import type { Database, MerchantTable } from '@clipfront/catalog/database'
import { EditError } from './EditError.ts'

/** A merchant by its address on a site. */
export interface MerchantTarget {
  site: string
  slug: string
}

const MOST_SUGGESTED = 5

/** A merchant with its cashback. @throws {EditError} the site has none of that address; the message suggests others */
export async function readMerchant(
  database: Kysely<Database>,
  { site, slug }: MerchantTarget,
  now: Date,
): Promise<Merchant> {
  const merchant = await database
    .selectFrom('merchant')
    .selectAll()
    .where('site', '=', site)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (merchant) return { ...merchant, ...(await readMerchantCashback(database, merchant.id, now)) }
  const former = await findFormerSlug(database, { site, slug })
  if (former?.to) throw new EditError(`The shop "${slug}" of ${site} is "${former.to}" now. Name it so.`)
  const like = await database
    .selectFrom('merchant')
    .select('slug')
    .where('site', '=', site)
    .where((e) => e.or([e('slug', 'like', `${slug.slice(0, 3).replaceAll(/[%_\\]/g, '')}%`), e('domain', '=', slug)]))
    .orderBy('slug')
    .limit(MOST_SUGGESTED)
    .execute()
  const known = like.map((row) => row.slug).join(', ')
  throw new EditError(
    `${site} has no shop "${slug}". ${known ? `Did you mean ${known}?` : 'Give the last part of its address, as in /stores/nimbus-shoes.'}`,
  )
}

/** A merchant as editors change it: its row, and what it pays back. */
export type Merchant = Selectable<MerchantTable> & MerchantCashback

/** What a former address of a merchant leads to; null where it leads nowhere. */
export async function findFormerSlug(
  database: Kysely<Database>,
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
