import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { SectionHeading } from './SectionHeading.tsx'
import * as stories from './SectionHeading.stories.tsx'

describeConformance('section-heading/SectionHeading', stories)

it('names the section that points to it', async () => {
  const screen = await renderOnSite(
    <section aria-labelledby="past">
      <SectionHeading id="past" text="Past offers" note="Most will not work." />
    </section>,
  )
  await expect.element(screen.getByRole('region', { name: 'Past offers', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Past offers')
  await expect.element(screen.getByText('Most will not work.')).toBeVisible()
})
