import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import * as stories from './SiteHeader.stories.tsx'

describeConformance('site-header/SiteHeader', stories, { isElement: false })

it('[R1.2] leads home by its name, and has the only search of a page that has none of its own', async () => {
  const screen = await renderOnSite(<SiteHeader />, '/stores/nimbus-shoes')
  const header = screen.getByRole('banner')
  await expect.element(header.getByRole('link').first()).toHaveAttribute('href', '/')
  expect(header.getByRole('searchbox').elements()).toHaveLength(1)
  const home = await renderOnSite(<SiteHeader />)
  expect(home.container.querySelectorAll('input[type=search]')).toHaveLength(0)
})
