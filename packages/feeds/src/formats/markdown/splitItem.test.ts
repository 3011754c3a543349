import { expect, it } from 'vitest'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { splitItem } from './splitItem.ts'

/** Each part as `heads: text (references)`. */
function split(text: string): string[] {
  return splitItem(parseMarkdown(text).children).map(
    ({ heads, text: said, references }) =>
      `${heads.map(({ name }) => name).join('+')}: ${said.trim()}${references.map(({ url }) => ` (${url})`).join('')}`,
  )
}

it.each([
  ['one link', '[Oak](https://oak.com) - 20% off', ['Oak: 20% off']],
  ['words before it', 'Ann: [Oak](https://oak.com) 20% off', ['Oak: Ann: Oak 20% off']],
  [
    'a link of the text',
    '[Oak](https://oak.com) [FREE] - one year, via [the pack](https://elm.com/pack) of trees',
    ['Oak: [FREE] - one year, via the pack of trees (https://elm.com/pack)'],
  ],
  [
    'links in a row',
    '[Oak](https://oak.com), [Elm](https://elm.com) and [Ash](https://ash.com) 20% off',
    ['Oak+Elm+Ash: 20% off'],
  ],
  [
    'offers in a row',
    '[Oak](https://oak.com) 20% off, [Elm](https://elm.com) 30% off',
    ['Oak: 20% off', 'Elm: 30% off'],
  ],
  [
    'a link of the text after a comma',
    '[Oak](https://oak.com) 20% off, [see here](https://oak.com/terms) for terms',
    ['Oak: 20% off, see here for terms (https://oak.com/terms)'],
  ],
  ['a link in bold', '**[Oak](https://oak.com)** 20% off with **OAK20**', ['Oak: 20% off with \uE000OAK20\uE001']],
  ['a link alone in brackets', 'Oak: 20% off ([site](https://oak.com))', ['Oak: 20% off']],
  ['a place within the list', '[Oak](#oak) 20% off', []],
])('%s', (_, text, parts) => {
  expect(split(text)).toEqual(parts)
})

it('takes a dozen offers of one row of links, and no more', () => {
  const [part] = splitItem(parseMarkdown('[Oak](https://oak.com), '.repeat(500)).children)
  expect([part?.heads.length, part?.references.length]).toEqual([12, 488])
})
