import type { Cache } from '@clipfront/cache'
import type { Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'

/** The catalog as one site sees it at one moment: what every page is made from. */
export interface CatalogView {
  database: Kysely<Database>
  site: Site
  now: Date
  /** Of values that are derived from many rows; without it every page reads them anew. */
  cache?: Cache<unknown> | undefined
}
