import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import * as stories from './VisuallyHidden.stories.tsx'

describeConformance('visually-hidden/VisuallyHidden', stories, { isElement: false })

it('is heard and not seen', async () => {
  const screen = await renderOnSite(
    <button type="button">
      Copy<VisuallyHidden> code NIMBUS20</VisuallyHidden>
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Copy code NIMBUS20' })).toBeVisible()
  const { width, height } = screen.getByText('code NIMBUS20', { exact: true }).element().getBoundingClientRect()
  expect([width, height]).toEqual([1, 1])
})
