import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { resolveTarget } from '../coupons/programme.ts'

const TABLES = { c: 'coupon', m: 'merchant' } as const

/**
 * The catalogue's own target of a coupon or merchant.
 * @returns `gone` for an id that was given once and is no more, `unknown` for one that never was, or is another site's
 */
export async function findTarget(
  view: CatalogView,
  kind: keyof typeof TABLES,
  id: number,
): Promise<{ target: string } | 'unknown' | 'gone'> {
  const row = await (kind === 'c' ? findMerchantOfCoupon(view, id) : findMerchantById(view, id))
  if (row) return row.site === view.site.code ? { target: resolveTarget(row) } : 'unknown'
  const table = TABLES[kind]
  const { rows } = await sql<{ last: number | null }>`
    select last_value::int as last from pg_sequences
    where schemaname = current_schema() and sequencename = ${`${table}_id_seq`}`.execute(view.database)
  return id <= (rows[0]?.last ?? 0) ? 'gone' : 'unknown'
}

async function findMerchantOfCoupon({ database }: CatalogView, id: number) {
  return database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .where('c.id', '=', id)
    .select(['m.site', 'm.slug', 'm.programme_target'])
    .executeTakeFirst()
}

async function findMerchantById({ database }: CatalogView, id: number) {
  return database
    .selectFrom('merchant')
    .where('id', '=', id)
    .select(['site', 'slug', 'programme_target'])
    .executeTakeFirst()
}
