import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { samplePages } from '../testing/samplePages.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { MerchantGrid } from './MerchantGrid.tsx'
import * as stories from './MerchantGrid.stories.tsx'

describeConformance('merchant-grid/MerchantGrid', stories)

const { popularMerchants } = samplePages.home.data

it('keeps the order it is given', async () => {
  const screen = await renderOnSite(<MerchantGrid merchants={popularMerchants} />)
  const ways = screen.getByRole('link').elements()
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(popularMerchants.map(({ slug }) => `/stores/${slug}`))
})

it('has two to a row on a phone and more on a desk', async () => {
  const { container } = await renderOnSite(<MerchantGrid merchants={popularMerchants} />)
  const columns = () =>
    new Set([...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left)).size
  expect(columns()).toBeGreaterThan(3)
  await page.viewport(390, 844)
  expect(columns()).toBe(2)
  await page.viewport(1280, 800)
})
