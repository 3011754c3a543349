import { createLoadingBar } from '@clipfront/routing/loading-bar'
import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import * as stories from './LoadingBar.stories.tsx'

describeConformance('loading-bar/LoadingBar', stories)

it('is there while something loads, says how far it is, and goes', async () => {
  const bar = createLoadingBar()
  const screen = await renderOnSite(<LoadingBar bar={bar} />)
  const progress = screen.getByRole('progressbar', { name: 'Loading page' })
  expect(progress.elements()).toEqual([])
  bar.set(40)
  await expect.element(progress).toHaveAttribute('value', '40')
  bar.finish()
  await expect.element(progress).toHaveAttribute('value', '100')
  await expect.poll(() => progress.elements()).toEqual([])
})
