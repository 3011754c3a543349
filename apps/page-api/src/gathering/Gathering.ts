import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** What a page gathers offers of many shops under. Tags and brands are named by the offers themselves, by slug. */
export type Gathering =
  | { kind: 'category'; id: number }
  | { kind: 'tag'; id: number; slug: string }
  /** With the brand's own shop, whose best offer comes first. */
  | { kind: 'brand'; id: number; slug: string; ownMerchant: number | null }

/** Whether the coupon `c` stands there, in the form that the indexes answer. */
export function isGathered(gathering: Gathering): RawBuilder<SqlBool> {
  if (gathering.kind === 'category')
    return sql`c.id in (select coupon_id from coupon_category where category_id = ${gathering.id})`
  return sql`${sql.ref(`c.${gathering.kind}s`)} @> array[${gathering.slug}]::text[]`
}
