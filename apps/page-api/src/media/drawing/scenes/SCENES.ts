import { parcels, shelf, table } from './indoors.ts'
import { hills, roofs, sea } from './outdoors.ts'
import { tickets } from './tickets.ts'

/** What pictures show. */
export const SCENES = { tickets, hills, sea, roofs, shelf, table, parcels } as const
