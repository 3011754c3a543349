import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, seedCoupon, seedMerchant } from '../testing/seed.ts'
import { countLive } from '../counts/countLive.ts'
import { answerQuestion } from './answerQuestion.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is this site')
const view = { database, site, now: NOW }

const nimbus = await seedMerchant(database)
const welcome = await seedCoupon(database, nimbus, { conditions: JSON.stringify({ audience: 'new-customers' }) })
const boots = await seedCoupon(database, nimbus, {
  code: 'BOOTS10',
  title: '£10 off boots over £60',
  discount: JSON.stringify({ kind: 'money', amount: 10, currency: 'GBP' }),
  conditions: JSON.stringify({ leastBasket: { amount: 60, currency: 'GBP' } }),
})
await countLive(database, { site: site.code, now: NOW })

const ask = (question: string, { earlier = [] as string[], merchantId = null as number | null } = {}) =>
  answerQuestion(view, { question, earlier, merchantId })
const ids = (offers: readonly { id: number }[]) => offers.map(({ id }) => id).toSorted((a, b) => a - b)

it('[R1.5] a question that names a merchant is answered with its live offers, and no whole code', async () => {
  const answer = await ask('Do you have a code for nimbsu shoes?')
  expect(answer.text).toBe('2 live codes at Nimbus Shoes.')
  expect(ids(answer.offers)).toEqual([welcome.id, boots.id])
  expect(answer.links).toContainEqual({ name: 'Nimbus Shoes', path: '/stores/nimbus-shoes', live_coupons: 2 })
  expect(JSON.stringify(answer)).not.toMatch(/WELCOME20|BOOTS10/)
})

it('[R1.5] an amount is answered with what each offer saves of it, and why one does not', async () => {
  const { text, offers } = await ask('I spend £50', { merchantId: nimbus.id })
  expect(text).toBe('2 live offers at Nimbus Shoes. On £50 the first one saves £10 where its terms fit.')
  expect(offers.map(({ id, outcome }) => [id, outcome])).toEqual([
    [welcome.id, { applies: true, saved: 10, text: 'Saves £10' }],
    [boots.id, { applies: false, saved: null, text: '£10 short of the minimum of £60' }],
  ])
})
