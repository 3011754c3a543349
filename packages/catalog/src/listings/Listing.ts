import type { WirePageContent } from '@clipfront/page-data'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { FacetCounts } from '../filters/countFilters.ts'
import type { Facets } from '../filters/facets.ts'

/** A list of many merchants' offers. Tags and brands are named by the offers themselves, by slug. */
export type Listing =
  | { kind: 'category' | 'tag'; id: number; slug: string }
  /** With the brand's own merchant, whose best offer comes first. */
  | { kind: 'brand'; id: number; slug: string; ownMerchant: number | null }

/** Whether the coupon `c` stands there, in the form that the indexes answer. */
export function isListed(listing: Listing): RawBuilder<SqlBool> {
  if (listing.kind === 'category')
    return sql`c.id in (select coupon_id from coupon_category where category_id = ${listing.id})`
  return sql`${sql.ref(`c.${listing.kind}s`)} @> array[${listing.slug}]::text[]`
}

type WireTag = WirePageContent['tag']

/** What a listing holds as a whole, whichever of its pages is asked for. */
export interface RankedListing {
  /** Its live offers in their order. */
  ids: number[]
  /** What each of them is, in the same order. */
  facets: Facets[]
  /** How many of them are what. */
  facetCounts: FacetCounts
  /** The best one of each merchant, the best first. */
  best: number[]
  counts: NonNullable<WireTag['counts']>
  /** The median of the percentages that offers take off; null where few name one. */
  typicalPercent: number | null
  /** The best known of the merchants that have one. */
  merchants: WireTag['merchants']
  /** Where else they stand, with how many of them, the fullest first. */
  categories: NonNullable<WireTag['categories']>
  /** What they are of, with how many of them. */
  brands: NonNullable<WireTag['other_tags']>
}
