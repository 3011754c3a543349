import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFirstLetter } from './letters.ts'

describe('a name stands under the letter of the site’s language', () => {
  it.each([
    [
      'en-GB',
      { zebra: 'Z', Éclair: 'E', 'E\u0301clair': 'E', Åben: 'A', '3 Bees': '0-9', '!Bang': '0-9', ßen: 'S', ẞEN: 'S' },
    ],
    ['en-GB', { ﬁnch: 'F', Ａｃｍｅ: 'A', ﬀ: 'F', Жук: 'Ж', жук: 'Ж', λ: 'Λ', '🙂 Smile': '0-9', '': '0-9' }],
    ['de-DE', { Öl: 'O', Ärmel: 'A', ıstanbul: 'I', İzmir: 'I' }],
    ['es-ES', { Ñandú: 'Ñ', ñu: 'Ñ', Ópera: 'O' }],
    ['da-DK', { Åben: 'Å', Ærlig: 'Æ', Østers: 'Ø', Anker: 'A' }],
    ['ja-JP', { ガラス: 'か', かさ: 'か', ｶﾒﾗ: 'か', ァン: 'あ', ヴォーグ: 'あ', ゃ: 'や', ワイン: 'わ', をん: 'わ' }],
    ['ja-JP', { 靴屋: '漢字', Nimbus: 'N', '7福': '0-9', パン: 'は' }],
    ['ar-AE', { أمل: 'ا', اسم: 'ا', ورد: 'و', Nimbus: 'N', '٧ نجوم': '0-9' }],
    ['ar-AE', { 가방: '한글', 나무: '한글' }],
  ])('%s %j', (language, expected) => {
    const firstLetter = createFirstLetter(language)
    const found = Object.keys(expected).map((name) => [name, firstLetter(name)])
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  it.each(['en-GB', 'da-DK', 'ja-JP', 'ar-AE'])(
    'in %s a letter stands under itself, in capitals or not',
    (language) => {
      const firstLetter = createFirstLetter(language)
      assert(
        property(string({ unit: 'grapheme' }), (name) => {
          const letter = firstLetter(name)
          expect(letter.length).toBeLessThanOrEqual(3)
          expect(firstLetter(letter.toLowerCase())).toBe(letter)
        }),
        { numRuns: 500 },
      )
    },
  )
})
