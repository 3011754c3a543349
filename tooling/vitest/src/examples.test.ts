import { integer, sample } from 'fast-check'
import { expect, it } from 'vitest'

it.skipIf(process.env['FULL'] === '1')('property tests try the same examples in each run', () => {
  expect(sample(integer(), 3)).toEqual([2_147_483_644, -626_137_991, -1_662_015_250])
})
