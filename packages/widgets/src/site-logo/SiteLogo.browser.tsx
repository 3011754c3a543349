import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { siteIn } from '../testing/siteIn.ts'
import { SiteLogo } from './SiteLogo.tsx'
import * as stories from './SiteLogo.stories.tsx'

describeConformance('site-logo/SiteLogo', stories)

it('leads home under the site’s name', async () => {
  const screen = await renderOnSite(<SiteLogo />)
  await expect.element(screen.getByRole('link', { name: 'Clipfront UK' })).toHaveAttribute('href', '/')
})

it('[R3.2] shows the site’s own picture in the place of our tile', async () => {
  const screen = await renderOnSite(<SiteLogo />, '/', { ...siteIn('en-GB'), logo: '/logo.svg' })
  const link = screen.getByRole('link', { name: 'Clipfront UK' })
  await expect.element(link).toBeVisible()
  expect(link.element().querySelector('img')?.getAttribute('src')).toBe('/logo.svg')
  expect(link.element().querySelector('svg')).toBeNull()
})
