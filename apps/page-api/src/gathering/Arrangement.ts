import type { WirePageContent } from '@clipfront/page-data'

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
