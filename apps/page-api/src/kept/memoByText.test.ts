import { expect, it, vi } from 'vitest'
import { memoByText } from './memoByText.ts'

it('[R1.1] is asked once for a text, also where the answer is none', () => {
  const answer = vi.fn<(text: string) => number | undefined>((text) => (text === 'oak' ? undefined : text.length))
  const asked = memoByText(answer)
  expect(['oak', 'acorn', 'oak', 'acorn'].map(asked)).toEqual([undefined, 5, undefined, 5])
  expect(answer).toHaveBeenCalledTimes(2)
})

it('[R1.1] forgets all where there are too many, and keeps none that is long', () => {
  const answer = vi.fn<(text: string) => number>((text) => text.length)
  const asked = memoByText(answer, 2)
  for (const text of ['a', 'b', 'c', 'a']) asked(text)
  expect(answer).toHaveBeenCalledTimes(4)
  const long = 'x'.repeat(5000)
  expect([asked(long), asked(long)]).toEqual([5000, 5000])
  expect(answer).toHaveBeenCalledTimes(6)
})
