import { expect, it } from 'vitest'
import { invariant } from './PageError.ts'

it('passes what holds and names what does not', () => {
  expect(() => invariant('x', 'nothing')).not.toThrow()
  expect(() => invariant(0, 'the count is known')).toThrow('A bug of ours: the count is known')
})
