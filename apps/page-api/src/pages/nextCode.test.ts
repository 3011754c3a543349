import { VOTED } from '@clipfront/page-data'
import { createTestDatabase, daysAgo, getPage, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const shoes = await seedMerchant(database)
const add = async (fields: Parameters<typeof seedCoupon>[2], merchant = shoes) =>
  (await seedCoupon(database, merchant, fields)).id
const first = await add({ code: 'FIRST30', weight: 9 })
const second = await add({ code: 'SECOND20', weight: 8 })
await add({ code: 'SECOND20', weight: 7 })
const third = await add({ code: 'THIRD10', weight: 6 })
const ended = await add({ code: 'ENDED50', ends_at: daysAgo(1), weight: 99 })
await add({ code: '', title: 'Free delivery', weight: 98 })
await add({ code: 'SOON40', starts_at: daysAgo(-1), weight: 97 })
await add({ code: 'HIDDEN60', hidden_at: daysAgo(1), weight: 96 })
const only = await add({ code: 'ONLY5' }, await seedMerchant(database, { slug: 'alone' }))

async function readNext(target: string) {
  const { data } = await getPage(api, target)
  if (!('nextCode' in data)) throw new Error(`${target} has no such field`)
  return data.nextCode
}

describe('[R1.2] a page that says that its code failed holds the next one', () => {
  it.each([
    ['the one that follows', first, second, 'SECOND20'],
    ['the one after the same code once more', second, third, 'THIRD10'],
    ['the first after the last', third, first, 'FIRST30'],
    ['the best where the opened one has ended', ended, first, 'FIRST30'],
  ])('%s', async (_title, opened, next, code) => {
    for (const target of [`/stores/nimbus-shoes?promoid=${opened}`, `/coupons/${opened}?promoid=${opened}`]) {
      expect(await readNext(`${target}&voted=no`)).toMatchObject({ id: next, code, isRevealed: true, state: 'live' })
    }
  })

  it.each(VOTED)('voted=%s', async (voted) => {
    const next = await readNext(`/stores/nimbus-shoes?promoid=${first}&voted=${voted}`)
    expect(next?.code).toBe(voted === 'yes' ? undefined : 'SECOND20')
  })

  it('and none where the merchant has no other', async () => {
    expect(await readNext(`/stores/alone?promoid=${only}&voted=no`)).toBeNull()
  })
})

it.each([
  ['/stores/nimbus-shoes?voted=no', 'no coupon is opened'],
  [`/stores/nimbus-shoes?promoid=${first}`, 'nobody has voted'],
  [`/stores/nimbus-shoes?promoid=${first}&voted=perhaps`, 'the vote is none'],
  [`/coupons/${first}?voted=no`, 'no coupon is opened there'],
  [`/coupons/${first}?promoid=${second}&voted=no`, 'another coupon is opened there'],
])('%s holds no other code: %s', async (target) => {
  const page = await getPage(api, target)
  expect(await readNext(target)).toBeNull()
  expect(JSON.stringify(page)).not.toContain('SECOND20')
})

it('the promoid of another merchant is left out together with the vote', async () => {
  const { status, headers } = await api.get(
    `/v1/sites/uk.clipfront.example/pages/stores/alone?promoid=${first}&voted=no&sort=newest`,
  )
  expect([status, headers['location']]).toEqual([302, '/stores/alone?sort=newest'])
})
