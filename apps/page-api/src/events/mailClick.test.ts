import { expect, it } from 'vitest'
import { createTestDatabase, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { getMerchantPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { createSender } from './testing/createSender.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const coupon = await seedCoupon(database, await seedMerchant(database))
const { form, send } = createSender(api, coupon)

it('[R2.3] stores the click on a mailing as the site’s server sends it, for no coupon', async () => {
  const eid = crypto.randomUUID()
  const fields = {
    type: 'mail',
    isMobile: '1',
    page: 'edm-redirect',
    urlname: '/stores/café',
    has_affiliate: '0',
    res: '{}',
    eid,
  }
  expect(await send(form(fields), { type: 'mail' })).toEqual({ status: 204, error: null })
  expect(await database.selectFrom('event').selectAll().execute()).toMatchObject([
    { type: 'mail', eid, site: UK, page: 'edm-redirect', urlname: '/stores/café', coupon_id: null, merchant_id: null },
  ])
  const { coupons } = await getMerchantPage(api, '/stores/nimbus-shoes')
  expect(coupons[0]?.usedToday).toBe(0)
})
