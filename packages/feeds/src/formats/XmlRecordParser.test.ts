import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, it } from 'vitest'
import { toFields } from './XmlElement.ts'
import { XmlRecordParser } from './XmlRecordParser.ts'

const scrap = constantFrom('<oaks>', '</oaks>', '<oak>', '</oak>', '<oak', '<a>', '</a>', '<b/>', '<![CDATA[', ']]>')
const dirt = constantFrom(
  '<!--',
  '-->',
  '&amp;',
  '&#xD800;',
  '&',
  '<',
  '>',
  '"',
  '=',
  '\u0000',
  '<?xml',
  '?>',
  'é',
  '\n',
)

/** What a parser finds in these parts, as it is handed on. */
function findIn(parts: readonly string[]): object[] {
  const parser = new XmlRecordParser((parent, name) => parent === 'oaks' && name === 'oak')
  const found = parts.flatMap((part) => parser.write(part))
  const fields = found.map(({ line, excerpt, issue, value }) => [line, excerpt, issue ?? toFields(value.element)])
  return [...fields, { isTruncated: parser.isTruncated() }]
}

it('a document of any kind is read to its end, and the same wherever what is read at once ends', () => {
  assert(
    property(array(oneof(scrap, dirt), { maxLength: 40 }), (parts) => {
      expect(findIn(['<oaks>', ...parts])).toEqual(findIn([`<oaks>${parts.join('')}`]))
    }),
  )
})
