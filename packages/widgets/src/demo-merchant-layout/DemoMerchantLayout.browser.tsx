import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { DemoMerchantLayout } from './DemoMerchantLayout.tsx'
import * as stories from './DemoMerchantLayout.stories.tsx'

describeConformance('demo-merchant-layout/DemoMerchantLayout', stories, { isElement: false })

it('says that nothing is for sale, and leads back', async () => {
  const screen = await renderOnSite(
    <DemoMerchantLayout>
      <h1>The shop</h1>
    </DemoMerchantLayout>,
    '/demo-shop/nimbus-shoes',
  )
  await expect.element(screen.getByRole('note')).toHaveTextContent('A demo shop: there is nothing to buy here.')
  await expect.element(screen.getByRole('link', { name: /Back to/ })).toHaveAttribute('href', '/')
  expect(screen.getByRole('searchbox').elements()).toEqual([])
})
