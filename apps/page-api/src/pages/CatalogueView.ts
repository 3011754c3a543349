import type { Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { Keep } from '../kept/createKeep.ts'

/** The catalogue as one site sees it at one moment: what every page is made from. */
export interface CatalogueView {
  database: Kysely<Catalogue>
  site: Site
  now: Date
  /** Where what is said of many rows stands for a while; without it every page counts anew. */
  keep?: Keep | undefined
}
