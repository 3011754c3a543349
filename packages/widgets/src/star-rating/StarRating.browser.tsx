import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { StarRating } from './StarRating.tsx'
import * as stories from './StarRating.stories.tsx'

describeConformance('star-rating/StarRating', stories)

it.each([
  [1, 1, '1 of 5 stars'],
  [3.4, 3, '3.4 of 5 stars'],
  [3.6, 4, '3.6 of 5 stars'],
  [5, 5, '5 of 5 stars'],
])('draws %d as %i full stars and says it', async (value, full, spoken) => {
  const screen = await renderOnSite(<StarRating value={value} />)
  await expect.element(screen.getByText(spoken, { exact: true })).toBeInTheDocument()
  expect(screen.container.querySelectorAll('[class*="full"] svg')).toHaveLength(full)
  expect(screen.container.querySelectorAll('svg')).toHaveLength(5)
})
