import type { Database } from '@clipfront/catalog/database'
import type { Clock } from '@clipfront/settings'
import type { BusinessUnit } from '@clipfront/site-config'
import type { Logger } from '@clipfront/telemetry'
import type { Kysely } from 'kysely'

/** What the desk reads. */
export interface DeskContext {
  database: Kysely<Database>
  /** Whether the database answers; settles within a second or so. */
  isReachable: () => Promise<boolean>
  /** Of the catalog; releases and logs are of the machine's. */
  clock: Clock
  /** Absolute path of `CLIPFRONT_DATA`: releases and logs lie below it. */
  dataFolder: string
  /** Where this machine serves the sites of each business unit. */
  sitePorts: Record<BusinessUnit, number>
  logger: Logger
  /** The last warnings and errors of this process, as they were logged. */
  readRemembered: () => readonly string[]
}
