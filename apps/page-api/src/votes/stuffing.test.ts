import { performance } from 'node:perf_hooks'
import { createTestDatabase, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { createVoter } from './testing/createVoter.ts'

const { database } = await createTestDatabase()
const { send, vote } = createVoter(await startTestApi(database))
const merchant = await seedMerchant(database)
const { id: best } = await seedCoupon(database, merchant, { code: 'BEST30', weight: 9 })
const { id: other } = await seedCoupon(database, merchant, { code: 'NEXT20', weight: 8 })

async function figures(): Promise<number[]> {
  const row = await database.selectFrom('coupon').selectAll().where('id', '=', best).executeTakeFirstOrThrow()
  return [row.votes_worked, row.votes_failed]
}

beforeEach(async () => {
  await database.deleteFrom('vote').execute()
  await database.updateTable('coupon').set({ votes_worked: 0, votes_failed: 0 }).execute()
})
afterEach(() => void vi.restoreAllMocks())

describe('figures are moved by no single network', () => {
  it.each([
    ['an address under many names', () => '203.0.113.7'],
    ['a /64 of IPv6', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
    ['a /48 of IPv6', (index: number) => `2001:db8:2:${index.toString(16)}::1`],
  ])('%s', async (_title, toAddress) => {
    const answers = []
    for (let index = 0; index < 12; index += 1) {
      const headers = { 'x-forwarded-for': toAddress(index), 'user-agent': `Mozilla/5.0 Firefox/${index}.0` }
      answers.push(await vote(best, 'no', headers))
    }
    expect(await figures()).toEqual([0, 3])
    expect(answers.map(({ counted }) => counted)).toEqual([true, true, true, ...Array(9).fill(false)])
    expect(new Set(answers.map(({ next }) => next?.code))).toEqual(new Set(['NEXT20']))
    // Who has been heard may change their mind; of another coupon the network is heard as well.
    await vote(best, 'yes', { 'x-forwarded-for': toAddress(0), 'user-agent': 'Mozilla/5.0 Firefox/0.0' })
    expect(await figures()).toEqual([1, 2])
    expect(await vote(other, 'no', { 'x-forwarded-for': toAddress(0) })).toMatchObject({ counted: true })
    expect(await vote(best, 'yes', { 'x-forwarded-for': '203.0.113.99' })).toMatchObject({ counted: true })
  })

  it('also when all of its votes come at once', async () => {
    const names = Array.from({ length: 20 }, (_, index) => ({ 'user-agent': `Mozilla/5.0 Firefox/${index}.0` }))
    await Promise.all(names.map(async (headers) => vote(best, 'no', headers)))
    expect(await figures()).toEqual([0, 3])
  })

  it('a visitor casts 30 votes a minute and no more, and is told when to come again', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000)
    const headers = { 'x-forwarded-for': '198.51.100.1' }
    const statuses = []
    for (let index = 0; index < 32; index += 1)
      statuses.push((await send(`coupon=${best}&worked=${index % 2 ? 'yes' : 'no'}`, { headers })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const refused = await send(`coupon=${best}&worked=no`, { headers })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  })
})
