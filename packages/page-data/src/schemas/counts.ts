import { type OutOf, record, type WireRecord } from '../reading/readers.ts'
import { optionalCount } from './fields.ts'

interface WireCounts {
  codes?: number
  deals?: number
  free_delivery?: number
  students?: number
  new_customers?: number
  /** Expired and unconfirmed ones. */
  past?: number
}

/** How many live offers of each sort a list has, all of its pages together. */
export const offerCounts = record((wire: WireRecord<WireCounts>) => ({
  codes: wire.read('codes', optionalCount),
  deals: wire.read('deals', optionalCount),
  freeDelivery: wire.read('free_delivery', optionalCount),
  students: wire.read('students', optionalCount),
  newCustomers: wire.read('new_customers', optionalCount),
  past: wire.read('past', optionalCount),
}))
export type OfferCounts = OutOf<typeof offerCounts>
