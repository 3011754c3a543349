import { expect, it } from 'vitest'
import { describeCells } from './cellsOfFields.ts'
import { listColumns } from './Column.ts'

it.each([
  ['https://me:pw@net.com/a?key=8', 'links, such as "https://net.com/a?…"'],
  ['www.net.com/a#key=8', 'links, such as "www.net.com/a?…"'],
  ['Is it so? Yes, it is', 'sentences, such as "Is it so? Yes, it is"'],
])('shows no key and no password of an address: %s', (cell, expected) => {
  expect(listColumns([{ cell }]).map(describeCells)).toEqual([expected])
})
