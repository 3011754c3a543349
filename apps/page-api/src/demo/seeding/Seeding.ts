import type { Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { Say } from '../createSay.ts'
import type { DemoCatalogue } from '../DemoCatalogue.ts'

/** One site that gets the demo of its language. */
export interface Seeding {
  database: Kysely<Catalogue>
  site: Site
  demo: DemoCatalogue
  say: Say
  now: Date
  /** Where pictures lie. */
  media: string
}

/** By slug, and of offers by `upk`. */
export type Ids = ReadonlyMap<string, number>

/** An offer that has its row. */
export interface PlacedOffer {
  id: number
  upk: string
  merchantSlug: string
  categories: readonly string[]
}
