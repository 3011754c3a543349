import type { Money } from './Money.ts'

/** Who may use an offer; `everybody` where nothing is said. */
export const AUDIENCES = ['everybody', 'new-customers', 'students', 'members', 'app-users'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What must be so for an offer to work, in figures: what a basket can be tested against. What is left out is not asked for. */
export interface Conditions {
  /** The basket must be worth this at least. */
  leastBasket?: Money
  /** It saves this at most. */
  mostSaved?: Money
  audience?: Exclude<Audience, 'everybody'>
  /** How often one shopper may use it. */
  uses?: number
  /** Where it can be used; online where nothing is said. */
  where?: 'in-store' | 'anywhere'
  /** Every product, where the feed says so. */
  isSitewide?: true
}
