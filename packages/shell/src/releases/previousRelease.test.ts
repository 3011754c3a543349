import { expect, it } from 'vitest'
import { type DeployedBy, previousRelease } from './deployments.ts'

/** Moves as people tell them: the oldest first. */
function after(...told: [release: string, by: DeployedBy][]): string | undefined {
  return previousRelease(told.map(([release, by]) => ({ release, by, since: '' })).toReversed())
}

it('there is none before the first', () => {
  expect(after()).toBeUndefined()
  expect(after(['a', 'start'])).toBeUndefined()
  expect(after(['a', 'ship'], ['a', 'ship'])).toBeUndefined()
})

it('is what was live before', () => {
  expect(after(['a', 'start'], ['b', 'ship'])).toBe('a')
  expect(after(['a', 'ship'], ['b', 'ship'], ['a', 'ship'])).toBe('b')
})

it('leads further back with every rollback', () => {
  expect(after(['a', 'ship'], ['b', 'ship'], ['c', 'promote'], ['b', 'rollback'])).toBe('a')
  expect(after(['a', 'ship'], ['b', 'ship'], ['c', 'ship'], ['b', 'rollback'], ['a', 'rollback'])).toBeUndefined()
  expect(after(['a', 'ship'], ['b', 'ship'], ['a', 'rollback'], ['c', 'ship'])).toBe('a')
})
