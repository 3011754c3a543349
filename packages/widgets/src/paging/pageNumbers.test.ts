import { expect, it } from 'vitest'
import { pageNumbers } from './Pager.tsx'

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('on page %i of %i links %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})
