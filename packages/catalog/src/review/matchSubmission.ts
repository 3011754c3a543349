import { type Kysely, sql, type Selectable } from 'kysely'
import type { Database, MerchantTable } from '../database/index.ts'
import { slugify } from '@clipfront/feeds/draft'

/** The coupon of a merchant with this code, in any case of letters; the one that was seen last. */
export async function findSameCode(
  database: Kysely<Database>,
  { merchantId, code }: { merchantId: number; code: string },
): Promise<{ id: number; title: string } | undefined> {
  if (code === '') return undefined
  return database
    .selectFrom('coupon')
    .select(['id', 'title'])
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`upper(code) = upper(${code})`)
    .orderBy(sql`greatest(first_seen_at, confirmed_at)`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The merchant of a site that has this name or address; undefined for none, and for several. */
export async function findMerchant(
  database: Kysely<Database>,
  { site, shop }: { site: string; shop: string },
): Promise<Selectable<MerchantTable> | undefined> {
  const host =
    URL.parse(/^https?:\/\//i.test(shop) ? shop : `https://${shop.trim()}`)?.hostname.replace(/^www\./, '') ?? ''
  const found = await database
    .selectFrom('merchant')
    .selectAll()
    .where('site', '=', site)
    .where(
      sql<boolean>`(slug = ${slugify(shop)} or fold(name) = fold(${shop.trim()}) or domain = ${host}
        or right(${host}, length(domain) + 1) = '.' || domain)`,
    )
    .limit(2)
    .execute()
  return found.length === 1 ? found[0] : undefined
}
