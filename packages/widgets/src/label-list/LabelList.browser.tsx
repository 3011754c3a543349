import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { LabelList } from './LabelList.tsx'
import * as stories from './LabelList.stories.tsx'

describeConformance('label-list/LabelList', stories)

it.each([
  ['topic', '/topics/a%2Fb'],
  ['tag', '/tags/a%2Fb'],
  ['brand', '/brands/a%2Fb'],
  ['channel', '/channels/a%2Fb'],
] as const)('leads to each %s', async (page, path) => {
  const labels = [{ id: 1, slug: 'a/b', name: 'One', liveCoupons: 1204 }]
  const screen = await renderOnSite(<LabelList page={page} labels={labels} />)
  await expect.element(screen.getByRole('link', { name: 'One 1,204' })).toHaveAttribute('href', path)
})

it('says no number where none is known', async () => {
  const screen = await renderOnSite(
    <LabelList page="tag" labels={[{ id: 1, slug: 'a', name: 'One', liveCoupons: 0 }]} />,
  )
  expect(screen.getByRole('link').element().textContent).toBe('One')
})
