import {
  oneOf,
  optional,
  optionalListOf,
  type OutOf,
  record,
  type WireOf,
  type WireRecord,
} from '../reading/readers.ts'
import { count, day, knownMoment, moment, optionalText } from './fields.ts'
import { money } from './money.ts'

export const TRIAL_OUTCOMES = ['worked', 'failed'] as const
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number]

/** Who tried a code. */
export const TESTERS = ['editor', 'feed', 'bot', 'community', 'extension'] as const

/** Why a code did not work for a shopper. */
export const VOTE_REASONS = ['expired', 'minimum', 'excluded', 'not-eligible', 'other'] as const
export type VoteReason = (typeof VOTE_REASONS)[number]

const outcome = oneOf(TRIAL_OUTCOMES)
const testerKind = oneOf(TESTERS)
const reason = oneOf(VOTE_REASONS)
const optionalMoney = optional(money, null)

interface WireTrial {
  at: string
  outcome: TrialOutcome
  by_kind: (typeof TESTERS)[number]
  by?: string | null
  method?: string | null
  note?: string | null
  basket?: WireOf<typeof money> | null
  saved?: WireOf<typeof money> | null
}

/** One test of a code: who, when, how, and what can be shown for it. */
export const trial = record((wire: WireRecord<WireTrial>) => ({
  at: wire.read('at', knownMoment),
  outcome: wire.read('outcome', outcome),
  byKind: wire.read('by_kind', testerKind),
  by: wire.read('by', optionalText),
  method: wire.read('method', optionalText),
  note: wire.read('note', optionalText),
  basket: wire.read('basket', optionalMoney),
  saved: wire.read('saved', optionalMoney),
}))
export type Trial = OutOf<typeof trial>

/** How many shoppers gave a reason. */
export const reasonCount = record((wire: WireRecord<{ reason: VoteReason; count: number }>) => ({
  reason: wire.read('reason', reason),
  count: wire.read('count', count),
}))
export type ReasonCount = OutOf<typeof reasonCount>

const trialDay = record((wire: WireRecord<{ day: string; worked: number; failed: number }>) => ({
  day: wire.read('day', day),
  worked: wire.read('worked', count),
  failed: wire.read('failed', count),
}))
const trialDays = optionalListOf(trialDay)

interface WireHealth {
  worked: number
  failed: number
  last_worked_at?: string | null
  days?: WireOf<typeof trialDay>[]
}

/** How a shop's codes did lately, by tests and by shoppers' votes; days without any are left out. */
export const health = record((wire: WireRecord<WireHealth>) => ({
  worked: wire.read('worked', count),
  failed: wire.read('failed', count),
  lastWorkedAt: wire.read('last_worked_at', moment),
  days: wire.read('days', trialDays),
}))
export type Health = OutOf<typeof health>
