import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import * as stories from './Breadcrumbs.stories.tsx'

describeConformance('breadcrumbs/Breadcrumbs', stories)

it('leads up from the page to the home page, and says which one this is', async () => {
  const screen = await renderOnSite(
    <Breadcrumbs links={[{ label: 'Shops', path: '/stores', page: 'static' }]} current="Nimbus Shoes" />,
  )
  const ways = screen.getByRole('link').elements()
  expect(ways.map((way) => `${way.textContent} ${way.getAttribute('href')} ${way.dataset['page']}`)).toEqual([
    'Home / home',
    'Shops /stores static',
  ])
  await expect.element(screen.getByText('Nimbus Shoes')).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('navigation', { name: 'You are here' })).toBeVisible()
})
