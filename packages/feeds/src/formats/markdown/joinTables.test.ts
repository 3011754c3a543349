import { expect, it } from 'vitest'
import { joinTables } from './readListLines.ts'

const TABLE = ['| Name | Code |', '| --- | --- |', '| Oak | OAK20 |']

it.each([
  ['rows after an empty line', [...TABLE, '', '| Elm | ELM20 |'], [...TABLE, '|', '| Elm | ELM20 |']],
  [
    'rows after two, and again',
    [...TABLE, '', ' ', '| Elm |', '', '| Ash |'],
    [...TABLE, '|', '|', '| Elm |', '|', '| Ash |'],
  ],
  [
    'rows after one without its pipes',
    [...TABLE, 'Yew | YEW20', '', '| Elm |'],
    [...TABLE, 'Yew | YEW20', '|', '| Elm |'],
  ],
])('%s belong to the table before', (_, lines, joined) => {
  expect(joinTables(lines)).toEqual(joined)
})

it.each([
  ['a table of its own', [...TABLE, '', ...TABLE]],
  ['rows after words', [...TABLE, '', 'Trees.', '', '| Elm |']],
  ['rows after a heading', [...TABLE, '## Trees', '', '| Elm |']],
  ['words after a table', [...TABLE, '', 'Elm | ELM20']],
  ['rows without any table', ['| Oak |', '', '| Elm |']],
])('%s: left as they are', (_, lines) => {
  expect(joinTables(lines)).toEqual(lines)
})
