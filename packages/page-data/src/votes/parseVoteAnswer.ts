import { parseField } from '../parseField.ts'
import { choice, optional, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { coupon } from '../schemas/coupon.ts'
import { flag, sitePath } from '../schemas/fields.ts'

export { VOTE_REASONS } from '../values/votes.ts'

const voteAnswer = record({
  code: choice([200]),
  data: record({
    /** Whether the vote is one of those that the coupon's figures count. */
    counted: flag,
    /** What to try next, with its whole code: only after a vote that the coupon did not work, and where there is another code. */
    next: optional(coupon, null),
    /** Of the coupon's merchant. */
    page: sitePath,
  }),
})
export type VoteAnswer = OutOf<typeof voteAnswer>['data']
export type WireVoteAnswer = WireOf<typeof voteAnswer>

/**
 * What `POST /api/vote` answers (docs/contracts/votes.md).
 * @throws {PageDataError} it is something else: an error, or no answer of ours
 */
export function parseVoteAnswer(wire: unknown): VoteAnswer {
  return parseField(voteAnswer, wire, 'vote').data
}
