import { type Kysely, sql } from 'kysely'
import { isLive } from '../../coupons/couponState.ts'
import { heldWordsThatSay } from '../../coupons/shownWords.ts'
import type { Catalogue } from '../../database/tables.ts'

interface Asked {
  site: string | null
  now: Date
  limit: number
}

/**
 * Coupons of which words that editors hold say a code that can be used: their own, which an import has brought since and which
 * shoppers see hidden there; or another one of the shop with a figure in it. WELCOME may greet.
 */
export async function readSaying(database: Kysely<Catalogue>, { site, now, limit }: Asked) {
  const words = sql`concat_ws(' ', c.title, c.detail, array_to_string(c.key_terms, ' '), c.terms::text)`
  const rows = await database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .innerJoin('coupon as o', 'o.merchant_id', 'c.merchant_id')
    .select(['c.id', 'c.site', 'm.slug as merchant', 'c.code', 'c.title', 'c.detail', 'c.key_terms', 'c.terms'])
    .select(['c.edited', 'o.id as of', 'o.code as said'])
    .$if(site !== null, (query) => query.where('c.site', '=', site ?? ''))
    .where('c.edited', '<>', sql<string[]>`'{}'`)
    .where(isLive(now))
    .where('o.code', '<>', '')
    .where(sql<boolean>`(o.id = c.id or o.code ~ '[0-9]')`)
    .where(sql<boolean>`o.hidden_at is null and o.withdrawn_at is null and (o.ends_at is null or o.ends_at > ${now})`)
    .where(sql<boolean>`strpos(lower(${words}), lower(o.code)) > 0`)
    .orderBy('c.id')
    .orderBy('o.id')
    .execute()
  const saying = rows.flatMap(({ detail, key_terms, terms, edited, ...coupon }) => {
    const fields = heldWordsThatSay({ title: coupon.title, detail, key_terms, terms, edited }, coupon.said)
    return fields.length > 0 ? [{ ...coupon, fields }] : []
  })
  return saying.slice(0, limit).map((row) => Object.assign(row, { total: saying.length }))
}
