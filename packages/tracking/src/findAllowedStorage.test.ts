import { expect, it } from 'vitest'
import { mayStore } from './findAllowedStorage.ts'

it.each([
  ['ask', 'unanswered', false],
  ['ask', 'yes', true],
  ['ask', 'no', false],
  ['ask', 'signal', false],
  ['not-needed', 'unanswered', true],
  ['not-needed', 'no', false],
  ['not-needed', 'yes', true],
  ['not-needed', 'signal', false],
] as const)('%s, %s: %s', (rule, status, may) => {
  expect(mayStore(rule, status)).toBe(may)
})
