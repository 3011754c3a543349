import { expect, it } from 'vitest'
import { NO_OFFERS } from '../../testing/NO_OFFERS.ts'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { samplePages } from '../../testing/samplePages.ts'
import { MerchantPage } from './MerchantPage.tsx'

const countAs = (counts: Partial<typeof NO_OFFERS>) => ({
  ...samplePages.merchant,
  data: { ...samplePages.merchant.data, counts: { ...NO_OFFERS, ...counts } },
})

it.each([
  [
    { codes: 4, deals: 3, failingCodes: 2, failingDeals: 1 },
    ['2 codes and 2 deals, last tested 40 minutes ago', 'plus 3 that failed'],
  ],
  [{ codes: 4, failingCodes: 4 }, ['4 offers that failed when last tested']],
])('[R3.10] says at its head what may work, and what failed when it was last tested: %o', async (counts, said) => {
  const screen = await renderOnSite(<MerchantPage page={countAs(counts)} />)
  for (const text of said) await expect.element(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(/No offers today/).elements()).toEqual([])
})

it('[R3.10] says of a merchant without a programme that its offers are listed, also where some failed', async () => {
  const { data } = samplePages.merchantWithoutProgramme
  const untested = { isVerified: false, verifiedAt: null, failedAt: null }
  const [first, ...others] = data.coupons.map((coupon) => Object.assign({}, coupon, untested))
  if (!first) throw new Error('The sample has no coupons.')
  const coupons = [{ ...first, failedAt: '2026-11-19T08:00:00.000Z' }, ...others]
  const page = { ...samplePages.merchantWithoutProgramme, data: { ...data, coupons, counts: null, lastTestedAt: null } }
  const screen = await renderOnSite(<MerchantPage page={page} />)
  await expect.element(screen.getByText(/offers? listed, not tested/)).toBeVisible()
  await expect.element(screen.getByText('plus 1 that failed')).toBeVisible()
})

it('[R3.10] counts by its tickets what failed, of an older page-api', async () => {
  const { data } = samplePages.merchant
  const coupons = data.coupons.map((coupon, index) => ({ ...coupon, failedAt: index === 0 ? coupon.verifiedAt : null }))
  const page = { ...samplePages.merchant, data: { ...data, coupons, counts: null } }
  const screen = await renderOnSite(<MerchantPage page={page} />)
  await expect.element(screen.getByText(/^3 codes and 3 deals/)).toBeVisible()
  await expect.element(screen.getByText('plus 1 that failed')).toBeVisible()
})

it('says nothing of how codes did where too few tried', async () => {
  const health = { worked: 3, failed: 1, lastWorkedAt: null, days: [] }
  const page = { ...samplePages.merchant, data: { ...samplePages.merchant.data, health } }
  const screen = await renderOnSite(<MerchantPage page={page} />)
  expect(screen.getByText(/in the last 30 days/).elements()).toEqual([])
})
