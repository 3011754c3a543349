import { expect, it } from 'vitest'
import { groupByLetter } from './groupByLetter.ts'

it.each([
  ['en-GB', ['zebra', 'Éclair', '3 Bees', 'Egg', 'apple'], ['A: apple', 'E: Éclair Egg', 'Z: zebra', '#: 3 Bees']],
  ['de-DE', ['Öl', 'Ofen', 'Ärmel', 'Apfel', 'Zelt'], ['A: Apfel Ärmel', 'O: Ofen Öl', 'Z: Zelt']],
  ['es-ES', ['Ñandú', 'Oca', 'Naranja', 'Ópera'], ['N: Naranja', 'Ñ: Ñandú', 'O: Oca Ópera']],
  [
    'da-DK',
    ['Åben', 'Ærlig', 'Zebra', 'Østers', 'Anker'],
    ['A: Anker', 'Z: Zebra', 'Æ: Ærlig', 'Ø: Østers', 'Å: Åben'],
  ],
  ['ja-JP', ['ガラス', 'あおば', 'カメラ', 'Nimbus'], ['N: Nimbus', 'あ: あおば', 'カ: カメラ ガラス']],
  ['ar-AE', ['ورد', 'أمل', 'اسم', 'Nimbus'], ['ا: اسم أمل', 'و: ورد', 'N: Nimbus']],
])('%s', (language, names, groups) => {
  const entries = names.map((name) => ({ name }))
  const found = groupByLetter(entries, language, '#')
  expect(found.map(([letter, group]) => `${letter}: ${group.map(({ name }) => name).join(' ')}`)).toEqual(groups)
})
