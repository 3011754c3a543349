import { choice, optional, optionalList, type OutOf } from '../reading/readers.ts'
import { from, record } from '../reading/record.ts'
import { count, day, knownMoment, moment, optionalText } from './fields.ts'
import { money } from './money.ts'

const TRIAL_OUTCOMES = ['worked', 'failed'] as const
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number]

const VOTE_REASONS = ['expired', 'minimum', 'excluded', 'not-eligible', 'other'] as const
/** Why a code did not work for a shopper. */
export type VoteReason = (typeof VOTE_REASONS)[number]

/** One test of a code: who, when, how, and what can be shown for it. */
export const trial = record({
  at: knownMoment,
  outcome: choice(TRIAL_OUTCOMES),
  byKind: from('by_kind', choice(['editor', 'feed', 'bot', 'community', 'extension'])),
  by: optionalText,
  method: optionalText,
  note: optionalText,
  basket: optional(money, null),
  saved: optional(money, null),
})
export type Trial = OutOf<typeof trial>

/** How many shoppers gave a reason. */
export const reasonCount = record({ reason: choice(VOTE_REASONS), count })

/** How a merchant's codes did lately, by tests and by shoppers' votes; days without any are left out. */
export const health = record({
  worked: count,
  failed: count,
  lastWorkedAt: from('last_worked_at', moment),
  days: optionalList(record({ day, worked: count, failed: count })),
})
export type Health = OutOf<typeof health>
