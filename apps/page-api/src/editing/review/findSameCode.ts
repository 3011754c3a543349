import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'

/** The coupon of a shop that has this code, in whatever case; the one that was seen last where several have. */
export async function findSameCode(
  database: Kysely<Catalogue>,
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
