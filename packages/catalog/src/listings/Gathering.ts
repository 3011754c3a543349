import type { WirePageContent } from '@clipfront/page-data'
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

type WireTag = WirePageContent['tag']

/** What a gathering holds as a whole, whichever of its pages is asked for. */
export interface Arrangement {
  /** Its live offers in their order. */
  ids: number[]
  /** The best one of each shop, the best first. */
  best: number[]
  counts: NonNullable<WireTag['counts']>
  /** The median of the percentages that offers take off; null where few name one. */
  typicalPercent: number | null
  /** The best known of the shops that have one. */
  merchants: WireTag['merchants']
  /** Where else they stand, with how many of them, the fullest first. */
  categories: NonNullable<WireTag['categories']>
  /** What they are of, with how many of them. */
  brands: NonNullable<WireTag['other_tags']>
}
