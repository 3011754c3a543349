import { expect, it } from 'vitest'
import { joinSentences } from './Disclosure.tsx'

it.each([
  ['en-GB', 'One. Two.'],
  ['ja-JP', 'One.Two.'],
  ['jam', 'One. Two.'],
])('%s', (language, text) => {
  expect(joinSentences(language, 'One.', 'Two.')).toBe(text)
})
