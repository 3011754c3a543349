import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { EmptyState } from './EmptyState.tsx'
import * as stories from './EmptyState.stories.tsx'

describeConformance('empty-state/EmptyState', stories)

it('says what is missing and why, and offers a way on', async () => {
  const screen = await renderOnSite(
    <EmptyState heading="No code works today" text="We will not show you one that fails.">
      <a href="/stores">All shops</a>
    </EmptyState>,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'No code works today' })).toBeVisible()
  await expect.element(screen.getByText('We will not show you one that fails.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All shops' })).toHaveAttribute('href', '/stores')
})
