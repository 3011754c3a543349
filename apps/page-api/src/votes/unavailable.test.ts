import { connect, type Database } from '@clipfront/catalog/database'
import { createTestDatabase, getMerchantPage, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { expect, it } from 'vitest'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { buildAddress, createVoter } from './testing/createVoter.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const { send, vote } = createVoter(api)
const { id: best } = await seedCoupon(database, await seedMerchant(database))

/** Writes the coupon, and is done with it when it is told to. */
async function holdCoupon() {
  const [locked, writing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const written = database.transaction().execute(async (transaction) => {
    await transaction.updateTable('coupon').set({ title: '30% off' }).where('id', '=', best).execute()
    locked.resolve()
    await writing.promise
  })
  await locked.promise
  return async () => {
    writing.resolve()
    await written
  }
}

it('while its coupon is being written a vote is soon answered 503, and then counted', { timeout: 10_000 }, async () => {
  const release = await holdCoupon()
  expect((await send(`coupon=${best}&worked=yes`)).status).toBe(503)
  await release()
  expect(await vote(best, 'yes')).toMatchObject({ counted: true })
})

it('[R8.2] votes beyond bounded room get 503 at once, and pages are served', async () => {
  const release = await holdCoupon()
  const codes: unknown[] = []
  const sent = Array.from({ length: 300 }, async (_, index) => {
    const { text } = await send(`coupon=${best}&worked=yes`, { headers: { 'x-forwarded-for': buildAddress(index) } })
    codes.push(JSON.parse(text).code)
  })
  await expect.poll(() => codes).toContain('overloaded')
  expect((await getMerchantPage(api, '/stores/nimbus-shoes')).coupons).toHaveLength(1)
  await release()
  await Promise.all(sent)
  // A slow machine may have let one wait for the coupon for too long.
  expect(codes.filter((code) => code !== 200 && code !== 'overloaded' && code !== 'votes-unavailable')).toEqual([])
})

it('without its database a vote is answered 503, and when to send it again', async () => {
  const away = connect<Database>('postgres://nobody@127.0.0.1:9/none')
  const { send: sendAway } = createVoter(await startTestApi(away))
  const { status, headers, text } = await sendAway(`coupon=${best}&worked=yes`)
  expect([status, headers['retry-after'], JSON.parse(text).code]).toEqual([503, '5', 'votes-unavailable'])
  await away.destroy()
})
