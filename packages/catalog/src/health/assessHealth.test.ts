import type { Trial, TrialOutcome, VoteReason } from '@clipfront/page-data'
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessHealth, PRIOR, type TestResult, type VoteGroup } from './assessHealth.ts'

const days = integer({ min: 0, max: 29 })
const count = integer({ min: 1, max: 40 })
const result = constantFrom<'worked' | VoteReason>('worked', 'expired', 'minimum', 'excluded', 'not-eligible', 'other')
const kind = constantFrom<Trial['byKind']>('editor', 'feed', 'bot', 'community', 'extension')
const outcome = constantFrom<TrialOutcome>('worked', 'failed')
const votes = array(tuple(result, array(days, { minLength: 1, maxLength: 20 }), integer({ min: 1, max: 99 })), {
  maxLength: 12,
})
const tests = array(tuple(days, outcome, kind, integer({ min: 1, max: 99 })), { maxLength: 5 })

const older = (groups: readonly VoteGroup[], more: number) =>
  groups.map(([word, ages, at]): VoteGroup => [word, ages.map((age) => age + more), at])
const score = (v: readonly VoteGroup[], t: readonly TestResult[] = []) => assessHealth(v, t).score
const vote = (what: VoteGroup[0], many: number, age = 0): VoteGroup => [
  what,
  Array.from({ length: many }, () => age),
  1,
]

describe('the score of a coupon', () => {
  it('[R1.1] never falls by a success, nor rises by a failure', () => {
    assert(
      property(votes, tests, days, count, kind, (v, t, age, many, by) => {
        const before = score(v, t)
        expect(score([...v, vote('worked', many, age)], t)).toBeGreaterThanOrEqual(before)
        expect(score(v, [...t, [age, 'worked', by, 1]])).toBeGreaterThanOrEqual(before)
        expect(score([...v, vote('expired', many, age)], t)).toBeLessThanOrEqual(before)
        expect(score(v, [...t, [age, 'failed', by, 1]])).toBeLessThanOrEqual(before)
      }),
    )
  })

  it('[R1.1] comes nearer to the prior with every day, never passes it, and ends there', () => {
    assert(
      property(votes, integer({ min: 1, max: 60 }), (v, more) => {
        const [now, then] = [score(v) - PRIOR, score(older(v, more)) - PRIOR]
        expect(Math.abs(then)).toBeLessThanOrEqual(Math.abs(now))
        expect(now * then).toBeGreaterThanOrEqual(0)
        expect(score(older(v, 400))).toBe(PRIOR)
      }),
    )
  })

  it('[R1.1] of a coupon that somebody tried with success is never below that of the same one untried', () => {
    assert(
      property(votes, days, kind, (v, age, by) => {
        expect(score(v, [[age, 'worked', by, 1]])).toBeGreaterThanOrEqual(score(v))
      }),
    )
  })

  it('is that of the prior where nothing is known, and moves both ways from there', () => {
    expect(assessHealth([], [])).toEqual({
      score: PRIOR,
      rate: null,
      lastWorkedAt: null,
      votes: { worked: 0, failed: 0 },
      reasons: [],
    })
    expect(score([vote('worked', 8)])).toBeGreaterThan(0.8)
    expect(score([vote('expired', 8)])).toBeLessThan(0.2)
    expect(score([], [[0, 'worked', 'editor', 1]])).toBeGreaterThan(PRIOR)
  })

  it('is Wilson’s lower bound of one that does well', () => {
    // 45 of 50 at z = 1.28: (0.9 + 0.016384 - 1.28 * sqrt(0.9 * 0.1 / 50 + 1.6384 / 10000)) / 1.032768
    expect(score([vote('worked', 45), vote('other', 5)])).toBeCloseTo(0.8324, 3)
  })

  it('halves what is fourteen days old', () => {
    expect(score([vote('worked', 20, 14), vote('other', 4, 14)])).toBe(score([vote('worked', 10), vote('other', 2)]))
  })
})

it('[R1.1] whoever it was not meant for counts in no figure', () => {
  assert(
    property(votes, tests, days, count, (v, t, age, many) => {
      expect(assessHealth([...v, vote('not-eligible', many, age)], t)).toEqual(assessHealth(v, t))
    }),
  )
})

it('what a feed says of its own offers, and a test from before the window, move nothing', () => {
  const known = [vote('worked', 6), vote('minimum', 2)]
  expect(assessHealth(known, [[1, 'worked', 'feed', 99]])).toEqual(assessHealth(known, []))
  expect(score(known, [[30, 'failed', 'editor', 1]])).toBe(score(known))
})

it('a rate is given of five tries or more, and counts the later ones more', () => {
  expect(assessHealth([vote('worked', 4)], []).rate).toBeNull()
  expect(assessHealth([vote('worked', 4)], [[0, 'worked', 'editor', 1]]).rate).toBe(1)
  const { rate } = assessHealth([vote('worked', 5, 14), vote('other', 5)], [])
  expect(rate).toBeCloseTo(1 / 3, 3)
})

it('reasons stand by how often they were given, and the last success is the latest of votes and tests', () => {
  const byReason: VoteGroup[] = [
    ['expired', [3, 3], 40],
    ['minimum', [0, 5, 5, 5, 5], 50],
    ['worked', [6, 6, 6, 6, 6, 6, 6, 6, 6], 20],
  ]
  expect(assessHealth(byReason, [[7, 'worked', 'bot', 10]])).toMatchObject({
    lastWorkedAt: 20,
    votes: { worked: 9, failed: 7 },
    reasons: [
      { reason: 'minimum', count: 5 },
      { reason: 'expired', count: 2 },
    ],
  })
  expect(assessHealth(byReason, [[1, 'worked', 'bot', 45]]).lastWorkedAt).toBe(45)
})
