import { oneOf, optional, type OutOf, record, type WireOf, type WireRecord } from '../reading/readers.ts'
import { whole } from './fields.ts'
import { money } from './money.ts'

/** Who may use an offer that is not for everybody. */
export const AUDIENCES = ['new-customers', 'students', 'members', 'app-users'] as const
export type Audience = (typeof AUDIENCES)[number]

const optionalMoney = optional(money, null)
const optionalAudience = optional(oneOf(AUDIENCES), null)
const optionalUses = optional(whole('a whole number from 1', 1), null)
const optionalPlace = optional(oneOf(['in-store', 'anywhere']), null)

interface WireConditions {
  /** The basket must be worth this at least. */
  least_basket?: WireOf<typeof money> | null
  /** It saves this at most. */
  most_saved?: WireOf<typeof money> | null
  audience?: Audience | null
  /** How often one shopper may use it. */
  uses?: number | null
  /** Where it can be used; online where nothing is said. */
  where?: 'in-store' | 'anywhere' | null
}

/** What must be so for an offer to work, in figures: what a basket can be tested against. `null` is not asked for. */
export const conditions = record((wire: WireRecord<WireConditions>) => ({
  leastBasket: wire.read('least_basket', optionalMoney),
  mostSaved: wire.read('most_saved', optionalMoney),
  audience: wire.read('audience', optionalAudience),
  uses: wire.read('uses', optionalUses),
  where: wire.read('where', optionalPlace),
}))
export type Conditions = OutOf<typeof conditions>
