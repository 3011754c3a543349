import { describe, expect, it } from 'vitest'
import { createSentenceCheck } from './createSentenceCheck.ts'
import { readSentences } from './readSentences.ts'

async function* cut(text: string, size: number) {
  yield* text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []
}

const split = async (text: string, size: number) => {
  const sentences: unknown[] = []
  for await (const sentence of readSentences(cut(text, size))) sentences.push(sentence)
  return sentences
}

const check = createSentenceCheck({ siteName: 'Clipfront UK', language: 'en-GB', facts: [], texts: [], questions: [] })

describe('what comes in pieces', () => {
  it.each([1, 3, 7, 1000])('is the same sentences in pieces of %i', async (size) => {
    const text =
      'It takes £1.50 off [1]. Ends 30. November! [2]\n\nKun 50 kr. hos Alto [1].\nもう一つ。[3]次です。 خصم 150 د.إ. على الكل [2].'
    expect(await split(text, size)).toEqual([
      { gap: '', sentence: 'It takes £1.50 off [1].' },
      { gap: ' ', sentence: 'Ends 30. November! [2]' },
      { gap: '\n\n', sentence: 'Kun 50 kr. hos Alto [1].' },
      { gap: '\n\n', sentence: 'もう一つ。[3]' },
      { gap: '', sentence: '次です。' },
      { gap: ' ', sentence: 'خصم 150 د.إ. على الكل [2].' },
    ])
  })

  it.each([
    ['empty lines', `It is so.${'\n'.repeat(30_000)}x`],
    ['spaces', `It is${' '.repeat(100_000)}so.`],
    ['marks', `It is so${' [1'.repeat(50_000)}`],
    ['signs', `It is so${'!“'.repeat(50_000)}`],
  ])('with endless %s is refused', async (_title, text) => {
    for (const size of [7, text.length]) {
      const sentences = (await split(text, size)) as { sentence: string }[]
      expect(sentences.map(({ sentence }) => check(sentence)).at(-1)).toBeNull()
      expect(sentences.map(({ sentence }) => sentence).join('').length).toBeLessThan(1500)
    }
  })
})
