import { expect, it } from 'vitest'
import { alignNames } from './alignNames.ts'

const ROWS = [
  ['Oak Tower', 'Tools', 'OAK20', '20% off', '30/11/2026', 'https://www.oak-tower.com/a'],
  ['Elm Press', 'Books', '', 'free delivery', '24/12/2026', 'https://elmpress.com/'],
  ['Ash Yard', 'Garden', 'none', '5% off', '', 'https://ashyard.com/b'],
]

it('sets names that stand one too far to the left above their own columns', () => {
  expect(alignNames(['Shop', 'Code', 'Deal', 'Expires', 'Link', ''], ROWS)).toEqual([
    'Shop',
    '',
    'Code',
    'Deal',
    'Expires',
    'Link',
  ])
})

it('gives no name to the numbers of rows, which R writes without', () => {
  const numbered = ROWS.map((row, index) => [String(index + 1), ...row])
  const names = ['Negozio', 'Reparto', 'Codice', 'Sconto', 'Scadenza', 'Link']
  expect(alignNames(names, numbered)).toEqual(['', ...names])
})

it.each([
  [['Shop', 'Section', 'Code', 'Deal', 'Expires', 'Link']],
  [['Shop', 'Section', 'Code', 'Deal', 'Expires', '']],
  [['Shop', '', 'Code', 'Deal', 'Expires', 'Link']],
  [['A', 'B', 'C', 'D', 'E', '']],
])('leaves %j as they are', (names) => {
  expect(alignNames(names, ROWS)).toBe(names)
})
