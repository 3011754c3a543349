// Pages show these before anything is parsed, so no schema stands here: it would come with them.

export const VOTE_REASONS = ['expired', 'minimum', 'excluded', 'not-eligible', 'other'] as const
/** Why a code did not work for a shopper. */
export type VoteReason = (typeof VOTE_REASONS)[number]

/** What the query key `voted` may be: the vote that was cast on the coupon of the `promoid`, for `no` with its reason where one was given. */
export const VOTED = ['yes', 'no', ...VOTE_REASONS] as const
export type Voted = (typeof VOTED)[number]

/** Why a vote is not taken, by the status that says so, where sending it again would change nothing. */
export const VOTE_REJECTIONS: Readonly<Record<number, VoteRejection>> = { 404: 'gone', 410: 'gone', 429: 'limited' }
export type VoteRejection = 'gone' | 'limited'

/**
 * Every figure of what shoppers said counts so many days of the site's calendar, today among them: a coupon's votes, its
 * reasons, a merchant's health. Pages say the number.
 */
export const VOTE_DAYS = 30

/** Fewer votes, or fewer votes and tests, say nothing of the next time: no share is made of them. */
export const FEWEST_TRIES = 5

/** So many visitors of one network are heard on a coupon in a day: whoever owns an address could call himself any number. Pages say it. */
export const VOTES_OF_NETWORK = 3
