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

it('leads to the one address of a merchant with an odd slug', async () => {
  const screen = await renderOnSite(<MerchantTile merchant={{ ...merchant, slug: 'h&m/ä?' }} />)
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/stores/h%26m%2F%C3%A4%3F')
})

it('says so where there is nothing', async () => {
  const screen = await renderOnSite(<MerchantTile merchant={{ ...merchant, liveCodes: 0, liveDeals: 0 }} />)
  await expect.element(screen.getByText('No offers today')).toBeVisible()
})
