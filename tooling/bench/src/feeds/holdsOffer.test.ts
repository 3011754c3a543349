import { expect, it } from 'vitest'
import { holdsOffer } from './holdsOffer.ts'

it.each([
  ['| [Oak](https://oak.com) | 20% off |', true],
  ['### [Oak | 20% off](https://oak.com)', true],
  ['  * Oak: 20% off', true],
  ['12. Oak: 20% off', true],
  ['| --- | :---: |', false],
  ['## Furniture', false],
  ['Oak sells tables.', false],
])('a line that could hold an offer: %s', (line, expected) => {
  expect(holdsOffer(line)).toBe(expected)
})
