import { FEWEST_TRIES, type Trial, type TrialOutcome, VOTE_DAYS, type VoteReason } from '@clipfront/page-data'
import { wilsonInterval } from './wilsonInterval.ts'

/** How many days ago each shopper voted of those who had the same result; `lastAt` is when the last of them did, in epoch ms. */
export type VoteGroup = [result: 'worked' | VoteReason, daysAgo: readonly number[], lastAt: number]

/** One test of a coupon; `at` in epoch ms. */
export type TestResult = [daysAgo: number, outcome: TrialOutcome, byKind: Trial['byKind'], at: number]

/** After so many days a vote or a test counts half. */
export const HALF_LIFE_DAYS = 14

/** What is thought of a coupon of which nothing is known: neither good nor bad. */
export const PRIOR = 0.5

/** How many votes a test counts as. What a feed says of its own offers is no test. */
export const TEST_WEIGHTS = { editor: 3, bot: 3, extension: 2, community: 1, feed: 0 } as const satisfies Record<
  Trial['byKind'],
  number
>

/** Nine of ten intervals so wide have the true share above their lower end: few tries are to count for something. */
const Z = 1.28

/** How many decimals of a share say something. */
const DECIMALS = 10_000

/**
 * How well a coupon does, out of the votes and tests of the window (R1.1, docs/architecture/019).
 *
 * The score is 0 to 1: the prior, moved into the Wilson interval of the decayed counts. That is the lower bound of a coupon that
 * does well, the upper bound of one that fails, and the prior itself where too little is known to leave it: plain lower bounds would
 * put a coupon of which nothing is known below one that fails every other time.
 * @param tests any order
 */
export function assessHealth(votes: readonly VoteGroup[], tests: readonly TestResult[]) {
  const counted = votes.filter(([result]) => result !== 'not-eligible')
  const made = tests.filter(([, , byKind]) => TEST_WEIGHTS[byKind] > 0)
  const { tries, worked, all } = weighTries(counted, made)
  const { low, high } = wilsonInterval(worked, all, Z)
  const successes = [
    ...counted.filter(([result]) => result === 'worked').map(([, , at]) => at),
    ...made.filter(([, outcome]) => outcome === 'worked').map(([, , , at]) => at),
  ]
  return {
    score: round(Math.min(Math.max(PRIOR, low), high)),
    /** The share that worked, the later ones counting more; null where there are too few to say. */
    rate: tries < FEWEST_TRIES ? null : round(worked / all),
    /** Epoch ms. */
    lastWorkedAt: successes.length > 0 ? Math.max(...successes) : null,
    /** Undecayed: what is shown and added up. */
    votes: {
      worked: sum(counted, ([result, days]) => (result === 'worked' ? days.length : 0)),
      failed: sum(counted, ([result, days]) => (result === 'worked' ? 0 : days.length)),
    },
    reasons: countReasons(counted),
  }
}

/** How many votes and tests count, and what they weigh today, those that worked and all: in plain loops, for every ticket of a page. */
function weighTries(votes: readonly VoteGroup[], tests: readonly TestResult[]) {
  const sums = { tries: 0, worked: 0, all: 0 }
  const add = (daysAgo: number, hasWorked: boolean, weight: number) => {
    const decayed = weight * 0.5 ** (Math.max(0, daysAgo) / HALF_LIFE_DAYS)
    sums.tries += 1
    sums.all += decayed
    if (hasWorked) sums.worked += decayed
  }
  for (const [result, days] of votes) for (const daysAgo of days) add(daysAgo, result === 'worked', 1)
  for (const [daysAgo, outcome, byKind] of tests)
    if (daysAgo < VOTE_DAYS) add(daysAgo, outcome === 'worked', TEST_WEIGHTS[byKind])
  return sums
}

/** Why it did not work, the commonest reason first. */
function countReasons(votes: readonly VoteGroup[]): { reason: VoteReason; count: number }[] {
  const counts = new Map<VoteReason, number>()
  for (const [result, days] of votes)
    if (result !== 'worked') counts.set(result, (counts.get(result) ?? 0) + days.length)
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))
}

function sum<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((total, item) => total + figure(item), 0)
}

function round(share: number): number {
  return Math.round(share * DECIMALS) / DECIMALS
}
