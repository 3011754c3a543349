import { choice, optional, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { whole } from './fields.ts'
import { money } from './money.ts'

const AUDIENCES = ['new-customers', 'students', 'members', 'app-users'] as const
/** Who may use an offer that is not for everybody. */
export type Audience = (typeof AUDIENCES)[number]

/** What must be so for an offer to work, in figures: what a basket can be tested against. `null` is not asked for. */
export const conditions = record({
  /** The basket must be worth this at least. */
  leastBasket: optional(money, null),
  /** It saves this at most. */
  mostSaved: optional(money, null),
  audience: optional(choice(AUDIENCES), null),
  /** How often one shopper may use it. */
  uses: optional(whole('a whole number from 1', 1), null),
  /** Where it can be used; online where nothing is said. */
  where: optional(choice(['in-store', 'anywhere']), null),
})
export type Conditions = OutOf<typeof conditions>
