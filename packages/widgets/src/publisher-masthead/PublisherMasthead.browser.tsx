import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { PARTNER } from '../testing/PARTNER.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { PublisherMasthead } from './PublisherMasthead.tsx'
import * as stories from './PublisherMasthead.stories.tsx'

describeConformance('publisher-masthead/PublisherMasthead', stories)

it('[R1.2] leads back to the publisher and into its sections, and says whose the pages are', async () => {
  const { partner } = PARTNER
  if (!partner) throw new Error('The partner site names no partner.')
  const screen = await renderOnSite(<PublisherMasthead partner={partner} />, '/', PARTNER)
  const name = screen.getByRole('link', { name: 'Back to Northpress' })
  await expect.element(name).toHaveAttribute('href', 'https://www.northpress.example')
  const sections = screen.getByRole('navigation', { name: 'Sections of Northpress' }).getByRole('link').elements()
  expect(sections.map((link) => link.getAttribute('href'))).toEqual(
    partner.sections.map(({ path }) => `https://www.northpress.example${path}`),
  )
  await expect.element(screen.getByText(/in partnership with Clipfront/)).toBeVisible()
})
