import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { MerchantTile } from './MerchantTile.tsx'
import * as stories from './MerchantTile.stories.tsx'

describeConformance('merchant-tile/MerchantTile', stories)

const merchant = { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3, logo: null, liveCodes: 1, liveDeals: 2 }

it('is one link, to the merchant’s page, that says what there is', async () => {
  const screen = await renderOnSite(<MerchantTile merchant={merchant} />)
  const link = screen.getByRole('link', { name: 'Nimbus Shoes 1 code and 2 deals' })
  await expect.element(link).toHaveAttribute('href', '/stores/nimbus-shoes')
})

it('says so where there is nothing', async () => {
  const screen = await renderOnSite(<MerchantTile merchant={{ ...merchant, liveCodes: 0, liveDeals: 0 }} />)
  await expect.element(screen.getByText('No offers today')).toBeVisible()
})
