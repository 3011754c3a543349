import { expect, it } from 'vitest'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { sampleListings } from '../../testing/sampleListings.ts'
import { BrandPage } from './BrandPage.tsx'
import * as stories from './BrandPage.stories.tsx'

describeConformance('pages/brand/BrandPage', stories, { isElement: false })

it('shows the best offer of each shop first, then all others, and counts positions through', async () => {
  const screen = await renderOnSite(<BrandPage page={sampleListings.brand} />)
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'The best from each shop',
    'More for Nimbus',
  ])
  const positions = [...screen.container.querySelectorAll('a[data-position]')].map((link) =>
    Number(link.getAttribute('data-position')),
  )
  expect(positions).toEqual(positions.map((_, index) => index + 1))
  await expect
    .element(screen.getByRole('link', { name: 'Next', exact: true }))
    .toHaveAttribute('href', '/brands/nimbus?page=2')
  expect(screen.getByText(/^“Get code” also opens/).elements()).toHaveLength(1)
})

it('names the brand’s own shop once', async () => {
  const screen = await renderOnSite(<BrandPage page={sampleListings.brand} />)
  const own = screen.getByRole('region', { name: 'The brand’s own shop' })
  await expect.element(own.getByRole('link', { name: /Nimbus Shoes/ })).toHaveAttribute('href', '/stores/nimbus-shoes')
  const others = screen.getByRole('region', { name: 'Nimbus shops' })
  expect(others.getByRole('link', { name: /Nimbus Shoes/ }).elements()).toEqual([])
})

it('can be read in other orders', async () => {
  const screen = await renderOnSite(<BrandPage page={sampleListings.brand} />)
  expect(screen.container.querySelectorAll('#menu-sort a')).toHaveLength(4)
})

it('says so where there is nothing to use', async () => {
  const screen = await renderOnSite(<BrandPage page={sampleListings.emptyBrand} />)
  await expect.element(screen.getByRole('heading', { name: 'No offers here today' })).toBeVisible()
})
