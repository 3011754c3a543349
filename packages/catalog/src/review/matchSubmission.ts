import type { CouponState } from '@clipfront/page-data'
import { type Kysely, sql, type Selectable } from 'kysely'
import { couponState, isLive, isShown } from '../coupons/index.ts'
import type { Database, MerchantTable } from '../database/index.ts'
import { slugify } from '@clipfront/feeds/draft'

export interface KnownCode {
  site: string
  /** Of the coupon. */
  id: number
  state: CouponState | 'hidden'
}

/** The coupon of a merchant with this code, in any case of letters: a live one, else the one that was seen last. */
export async function findSameCode(
  database: Kysely<Database>,
  { merchantId, code, now }: { merchantId: number; code: string; now: Date },
): Promise<KnownCode | undefined> {
  if (code === '') return undefined
  return database
    .selectFrom('coupon as c')
    .select(['c.site', 'c.id'])
    .select(sql<KnownCode['state']>`case when ${isShown(now)} then ${couponState(now)} else 'hidden' end`.as('state'))
    .where('c.merchant_id', '=', merchantId)
    .where(sql<boolean>`upper(c.code) = upper(${code})`)
    .orderBy(sql`coalesce(${isLive(now)}, false)`, 'desc')
    .orderBy(sql`greatest(c.first_seen_at, c.confirmed_at)`, 'desc')
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
