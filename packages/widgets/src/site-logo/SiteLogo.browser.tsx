import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import * as stories from './SiteLogo.stories.tsx'

describeConformance('site-logo/SiteLogo', stories)

it('leads home under the site’s name', async () => {
  const screen = await renderOnSite(<SiteLogo />)
  await expect.element(screen.getByRole('link', { name: 'Clipfront UK' })).toHaveAttribute('href', '/')
})
