import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { DemoShopLayout } from './DemoShopLayout.tsx'
import * as stories from './DemoShopLayout.stories.tsx'

describeConformance('demo-shop-layout/DemoShopLayout', stories, { isElement: false })

it('says that nothing is for sale, and leads back', async () => {
  const screen = await renderOnSite(
    <DemoShopLayout>
      <h1>The shop</h1>
    </DemoShopLayout>,
    '/demo-shop/nimbus-shoes',
  )
  await expect
    .element(screen.getByRole('note'))
    .toHaveTextContent('A shop for demonstration: there is nothing to buy here.')
  await expect.element(screen.getByRole('link', { name: /Back to/ })).toHaveAttribute('href', '/')
  expect(screen.getByRole('searchbox').elements()).toEqual([])
})
