import { expect, it } from 'vitest'
import { joinSentences } from './joinSentences.ts'

it.each([
  ['en-GB', 'One. Two.'],
  ['ja-JP', 'One.Two.'],
  ['jam', 'One. Two.'],
])('%s', (language, text) => {
  expect(joinSentences(language, 'One.', 'Two.')).toBe(text)
})
