import type { Migration } from 'kysely/migration'
import * as catalogue from './001-catalogue.ts'
import * as search from './002-search.ts'
import * as eventNetwork from './003-event-network.ts'
import * as lastChange from './004-last-change.ts'

/** Every migration, in order. A list and not a folder: what runs is what was reviewed and type-checked. */
export const migrations: Record<string, Migration> = {
  '001-catalogue': catalogue,
  '002-search': search,
  '003-event-network': eventNetwork,
  '004-last-change': lastChange,
}
