import type { Block } from '@clipfront/page-data'
import { recordVerification } from '@clipfront/catalog/coupons'
import { RANKING_WEIGHTS } from '@clipfront/catalog/ranking'
import { createTestDatabase, daysAgo, getPage, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { sites } from '@clipfront/site-config'
import { beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

beforeEach(() => database.deleteFrom('merchant').execute())

async function readBlocks(path: string, site: string): Promise<Block[]> {
  const { page, data } = await getPage(api, path, site)
  if (page !== 'static') throw new Error(`${path} is a ${page} page`)
  return data.blocks
}

const listItems = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.type === 'list' ? [block.items] : []))

it('[R1.4] how we rank says each term with its weight where a site has ranking, and the editors’ order elsewhere', async () => {
  for (const { code, language, flags } of sites) {
    const lists = listItems(await readBlocks('/how-we-rank', code))
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    const weights = Object.values(RANKING_WEIGHTS).map((weight) => expect.stringContaining(percent.format(weight)))
    expect([code, lists]).toEqual([code, flags.couponRanking ? [weights] : []])
  }
  expect(sites.filter(({ flags }) => flags.couponRanking).length).toBeGreaterThanOrEqual(4)
})

it('[R1.1] how we test counts who tested offers of the site in the last 30 days, a feed’s word aside', async () => {
  const site = 'uk.clipfront.example'
  expect(JSON.stringify(await readBlocks('/how-we-test', site))).toContain(
    'No offers on this site were tested in the last 30 days.',
  )
  const coupon = await seedCoupon(database, await seedMerchant(database))
  const elsewhere = await seedCoupon(database, await seedMerchant(database, { site: 'de.clipfront.example' }))
  const test = (by_kind: 'editor' | 'bot' | 'feed', outcome: 'worked' | 'failed', days: number, { id } = coupon) =>
    recordVerification(database, { coupon_id: id, by_kind, outcome, happened_at: daysAgo(days) })
  await test('editor', 'worked', 1)
  await test('bot', 'worked', 2)
  await test('bot', 'failed', 29)
  await test('bot', 'worked', 31)
  await test('bot', 'worked', -1)
  await test('feed', 'worked', 1)
  await test('editor', 'worked', 1, elsewhere)
  expect(listItems(await readBlocks('/how-we-test', site)).at(-1)).toEqual([
    'Our automated checker: 67%, and 1 of 2 worked',
    'Our editors: 33%, and 1 of 1 worked',
  ])
})
