import { expect, it } from 'vitest'
import { createTestDatabase, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { createSender } from './testing/createSender.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const merchant = await seedMerchant(database)
const coupon = await seedCoupon(database, merchant)
const { form, send } = createSender(api, coupon)

const visit = (res: object) => {
  const page = { page: 'merchant', urlname: '/stores/nimbus-shoes' }
  return form({ type: 'shop', isMobile: '0', ...page, has_affiliate: '1', res: JSON.stringify(res) })
}

it('[R7.1] stores the visit of a merchant for it, and for no coupon', async () => {
  for (const id of [coupon.merchant_id, 2_000_000_000])
    expect(await send(visit({ merchant_id: id }), { type: 'shop' })).toEqual({ status: 204, error: null })
  const events = await database.selectFrom('event').selectAll().orderBy('merchant_id').execute()
  expect(events).toMatchObject([
    { type: 'shop', site: UK, page: 'merchant', coupon_id: null, merchant_id: coupon.merchant_id },
    { type: 'shop', site: UK, page: 'merchant', coupon_id: null, merchant_id: null },
  ])
})

it.each([0, -1, 1.5, 'x', 3_000_000_000])('refuses the merchant %j', async (id) => {
  expect(await send(visit({ merchant_id: id }), { type: 'shop' })).toMatchObject({ status: 400 })
})
