import { createTestDatabase, daysAgo, getPage, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
let best = 0

beforeAll(async () => {
  const shoes = await seedMerchant(database)
  await seedMerchant(database, { slug: 'fern-and-field', name: 'Fern & Field' })
  await seedCoupon(database, shoes, { title: 'Never tested' })
  ;({ id: best } = await seedCoupon(database, shoes, { title: 'Tested', verified_at: daysAgo(1) }))
})

/** What an address that is no page offers instead. */
async function readWays(target: string) {
  const page = await getPage(api, target)
  if (page.page !== 'error') throw new Error(`${target} is a ${page.page} page`)
  const { merchant, suggestions } = page.data
  return {
    code: page.code,
    meant: merchant?.merchant.name,
    best: merchant?.bestCoupon?.id,
    others: suggestions.map(({ name }) => name),
  }
}

describe('[R2.10] an address that is no page', () => {
  it.each(['/stores/nimbus-shoe', '/stores/nimbus', '/nimbus_shoes', '/stores/nimbsu-shoes'])(
    '%s leads to the merchant that was probably meant and its best offer, and to others',
    async (target) => {
      expect(await readWays(target)).toEqual({ code: 404, meant: 'Nimbus Shoes', best, others: ['Fern & Field'] })
    },
  )

  it('leads to popular merchants where nothing is near', async () => {
    const { others, ...ways } = await readWays('/stores/qqqqqq')
    expect(ways).toEqual({ code: 404, meant: undefined, best: undefined })
    expect(others.toSorted()).toEqual(['Fern & Field', 'Nimbus Shoes'])
  })

  it('names a merchant also where it has nothing to use', async () => {
    expect(await readWays('/stores/fern-and-fields')).toMatchObject({ meant: 'Fern & Field', best: undefined })
  })
})
