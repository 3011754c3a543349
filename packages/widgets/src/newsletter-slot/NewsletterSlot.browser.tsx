import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { NewsletterSlot } from './NewsletterSlot.tsx'
import * as stories from './NewsletterSlot.stories.tsx'

describeConformance('newsletter-slot/NewsletterSlot', stories)

it('[R1.2] leads to the form that exists, as a page of its own where no script opens it', async () => {
  const screen = await renderOnSite(<NewsletterSlot />)
  const slot = screen.getByRole('region', { name: 'The best offers, once a week' })
  const way = slot.getByRole('link', { name: 'Get the newsletter' })
  await expect.element(way).toHaveAttribute('href', '/api/form/subscribe')
  expect(way.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(slot.element().querySelector('input')).toBeNull()
})
