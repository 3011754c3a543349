import { assert, integer, property, sample } from 'fast-check'
import { expect, it } from 'vitest'

const isFull = process.env['FULL'] === '1'

it.skipIf(isFull || process.env['SEED'])('property tests try the same examples in each ordinary run', () => {
  expect(sample(integer(), 3)).toEqual([2_147_483_644, -626_137_991, -1_662_015_250])
})

it('property tests try 1,000 examples, and 10,000 in a full run', () => {
  let tried = 0
  assert(property(integer(), () => void (tried += 1)))
  expect(tried).toBe(isFull ? 10_000 : 1000)
})

it('a property that fails names the seed that shows it again', () => {
  expect(() => assert(property(integer(), (number) => number < 7))).toThrow(
    /^Property failed after \d+ tests\n\{ seed: -?\d+, /,
  )
})
