import { createTestDatabase, getMerchantPage, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { sites } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { buildAddress, createVoter } from './testing/createVoter.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const { send } = createVoter(api)
const RANKED = 'fr.clipfront.example'
const VISITORS = 200
/** Of the site without ranking, where no vote moves anything: enough for a health that is plain. */
const FEWER_VISITORS = process.env['FULL'] === '1' ? VISITORS : 40

/** A merchant whose editors put forward the code that will fail. */
async function seedCodes(site: string) {
  const merchant = await seedMerchant(database, { site })
  const failing = await seedCoupon(database, merchant, { code: 'AAA10', title: 'A', weight: 9 })
  const working = await seedCoupon(database, merchant, { code: 'BBB10', title: 'B', weight: 1 })
  return { site, failing: failing.id, working: working.id }
}

type Codes = Awaited<ReturnType<typeof seedCodes>>

/** Visitors of one day, each of an address of its own, as a site's server names them. */
async function visit({ site, failing, working }: Codes, visitors: number): Promise<void> {
  const statuses = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const options = { site, headers: { 'x-forwarded-for': buildAddress(visitor) } }
      const { status: failed } = await send(`coupon=${failing}&worked=no&reason=expired`, options)
      const { status: worked } = await send(`coupon=${working}&worked=yes`, options)
      return [failed, worked]
    }),
  )
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
}

/** In the order of the page. */
async function readCodes({ site }: Codes) {
  const { coupons } = await getMerchantPage(api, '/stores/nimbus-shoes', site)
  return coupons.map(({ title, votesWorked, votesFailed, health }) => ({
    title,
    votes: [votesWorked, votesFailed],
    score: health?.score ?? 0,
  }))
}

const readRank = async ({ failing, working }: Codes) =>
  database.selectFrom('coupon_rank').where('coupon_id', 'in', [failing, working]).orderBy('score').selectAll().execute()

const failedFor = (visitors: number) => ({ title: 'A', votes: [0, visitors], score: expect.closeTo(0, 1) })
const workedFor = (visitors: number) => ({ title: 'B', votes: [visitors, 0], score: expect.closeTo(1, 1) })

it('[R1.4] 200 visitors for whom A fails and B works change health, and where the site has ranking its order too', async () => {
  const flags = new Map<string, boolean>(sites.map(({ code, flags: { couponRanking } }) => [code, couponRanking]))
  expect([flags.get(RANKED), flags.get(UK)]).toEqual([true, false])
  const [ranked, plain] = [await seedCodes(RANKED), await seedCodes(UK)]
  const untouched = [
    { title: 'A', votes: [0, 0], score: 0.5 },
    { title: 'B', votes: [0, 0], score: 0.5 },
  ]
  for (const pair of [ranked, plain]) expect(await readCodes(pair)).toEqual(untouched)

  await visit(ranked, VISITORS)
  await visit(plain, FEWER_VISITORS)
  expect(await readCodes(ranked)).toEqual([workedFor(VISITORS), failedFor(VISITORS)])
  expect((await readRank(ranked)).map(({ coupon_id }) => coupon_id)).toEqual([ranked.failing, ranked.working])
  expect(await readCodes(plain)).toEqual([failedFor(FEWER_VISITORS), workedFor(FEWER_VISITORS)])
  expect(await readRank(plain)).toEqual([])
})
