import { buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { staticExtraData } from './staticExtraData.ts'

const merchant = (id: number) => ({ id, slug: `shop-${id}`, name: `Shop ${id}`, tint: 1, live_codes: 1, live_deals: 0 })

it('[R3.3] the popular shops are those of the search page, the first eight', async () => {
  const requests: string[] = []
  const merchants = await staticExtraData.popularMerchants({
    async pageAt(path) {
      requests.push(path)
      return buildPage('search', { popular: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(merchant) })
    },
  })
  expect(merchants.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(requests).toEqual(['/search'])
})

it.each([
  ['fails', async () => Promise.reject(new Error('gone'))],
  ['is an error page', async () => buildPage('error')],
])('[R3.3] there are none where the search page %s', async (_, pageAt) => {
  expect(await staticExtraData.popularMerchants({ pageAt })).toEqual([])
})
