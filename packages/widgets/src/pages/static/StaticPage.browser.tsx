import { expect, it } from 'vitest'
import { samplePages } from '../../testing/samplePages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { StaticPage } from './StaticPage.tsx'
import * as stories from './StaticPage.stories.tsx'

describeConformance('pages/static/StaticPage', stories, { isElement: false })

it('shows its words below the way to it', async () => {
  const screen = await renderOnSite(<StaticPage page={samplePages.static} extraData={{}} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'How we test' })).toBeVisible()
  await expect.element(screen.getByRole('navigation').getByText('How we test')).toBeVisible()
})

it('shows shops where there are some, and no heading without them', async () => {
  const popularMerchants = samplePages.searchEmpty.data.popular
  const screen = await renderOnSite(<StaticPage page={samplePages.static} extraData={{ popularMerchants }} />)
  const merchants = screen.getByRole('region', { name: 'Popular shops' })
  expect(merchants.getByRole('link').elements()).toHaveLength(popularMerchants.length)
  await screen.unmount()
  const without = await renderOnSite(<StaticPage page={samplePages.static} extraData={{}} />)
  expect(without.getByRole('region').elements()).toEqual([])
})
