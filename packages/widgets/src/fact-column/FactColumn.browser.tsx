import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { FactColumn } from './FactColumn.tsx'
import * as stories from './FactColumn.stories.tsx'

describeConformance('fact-column/FactColumn', stories)

it('pairs each label with what is known', async () => {
  const facts = [
    { label: 'Delivery', value: 'Free from £40' },
    { label: 'Returns', value: '60 days' },
  ]
  const screen = await renderOnSite(<FactColumn facts={facts} />)
  const words = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  expect(words('term')).toEqual(['Delivery', 'Returns'])
  expect(words('definition')).toEqual(['Free from £40', '60 days'])
})
