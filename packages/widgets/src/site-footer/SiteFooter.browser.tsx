import { expect, it, vi } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import * as stories from './SiteFooter.stories.tsx'

describeConformance('site-footer/SiteFooter', stories, { isElement: false })

it('[R1.2] [R7.11] opens the cookie settings where a click is answered, and keeps their place before', async () => {
  const open = vi.fn<(opener: HTMLButtonElement) => void>()
  const screen = await renderOnSite(<SiteFooter onCookieSettings={open} />)
  const settings = screen.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  expect(open).toHaveBeenCalledWith(settings.element())
  const still = await renderOnSite(<SiteFooter onCookieSettings={undefined} />)
  expect(still.container.querySelector('button')?.disabled).toBe(true)
})
