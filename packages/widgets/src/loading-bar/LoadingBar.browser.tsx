import { createLoadingBar } from '@clipfront/routing/loading-bar'
import { flushSync } from 'react-dom'
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
  // At once: it says farewell for half a second, which a slow machine may miss.
  flushSync(() => bar.finish())
  expect(progress.element().getAttribute('value')).toBe('100')
  await expect.poll(() => progress.elements()).toEqual([])
})
