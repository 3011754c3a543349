import { createTestDatabase, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { expect, it } from 'vitest'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'
import type { ModelMessage } from './streamCompletion.ts'

const { database } = await createTestDatabase()
const fern = await seedMerchant(database, { slug: 'fern', name: 'Fern' })
await seedCoupon(database, fern, { code: 'FERN5', title: '5% off all plants' })
await seedCoupon(database, fern, {
  code: 'FERN30',
  title: '£30 off',
  conditions: JSON.stringify({ leastBasket: { amount: 200, currency: 'GBP' } }),
})

const prompts: string[] = []
async function* write(messages: readonly ModelMessage[]) {
  prompts.push(messages.map(({ content }) => content).join('\n'))
  yield 'Fern has offers [1].'
}
const api = await startTestApi(database, { counts: 'once', languageModel: { write, mostPerDay: 1000 } })

it('[R1.5] a language model is not told of an offer whose stated condition excludes the basket', async () => {
  const question = new URLSearchParams({ question: 'I spend £50 at Fern. What works?' })
  const { text } = await api.post(`/v1/sites/${UK}/assistant`, Buffer.from(question.toString()), {
    authorization: `Bearer ${SECRETS.internalToken}`,
    'user-agent': 'Firefox',
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '198.51.100.7',
  })
  expect(text).toContain('Fern has offers')
  expect(prompts).toEqual([expect.stringContaining('5% off all plants')])
  expect(prompts[0]).not.toContain('£30 off')
})
