import { createToken, requestSubscription } from '@clipfront/catalog/subscriptions'
import { createTestDatabase, NOW, seedMerchant, UK } from '@clipfront/catalog/testing'
import { parsePageData } from '@clipfront/page-data'
import { parseButtons } from '@clipfront/page-data/forms'
import * as fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const { id: merchantId } = await seedMerchant(database, { name: 'Nimbus <Shoes>' })
const AUTHORIZATION = { authorization: `Bearer ${SECRETS.internalToken}` }

beforeEach(async () => void (await database.deleteFrom('subscription').execute()))

async function createLink(topic: 'newsletter' | { merchantId: number }, action: 'confirm' | 'unsubscribe') {
  await requestSubscription(database, { site: UK, address: 'mia@example.org', topic, now: NOW })
  const { id } = await database.selectFrom('subscription').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return `/v1/sites/${UK}/subscription?${action}=${await createToken(database, { subscriptionId: id, action, now: NOW })}`
}

async function ask(method: 'get' | 'post', target: string, headers: Record<string, string> = AUTHORIZATION) {
  const answer = method === 'get' ? api.get(target, headers) : api.post(target, Buffer.alloc(0), headers)
  const { status, text, headers: sent } = await answer
  const page = JSON.parse(text)
  if (status !== 200 && status !== 410) return { status, code: page.code }
  const data = parsePageData(page)
  if (!('meta' in data)) throw new Error('a redirect')
  expect(sent['cache-control']).toBe('no-store')
  expect(text).not.toContain('mia')
  return { status, title: data.meta.title, data: data.data, buttons: parseButtons(page).map(({ value }) => value) }
}

const readRow = () => database.selectFrom('subscription').select(['confirmed_at', 'ended_at']).executeTakeFirst()

it('[R7.12] a link shows its button and changes nothing; the button does what it says', async () => {
  const link = await createLink({ merchantId }, 'confirm')
  const shown = await ask('get', link)
  expect(shown).toMatchObject({
    status: 200,
    title: 'Confirm your subscription – Clipfront UK',
    data: { heading: 'Confirm your subscription', blocks: [{ text: expect.stringContaining('Nimbus <Shoes>') }] },
    buttons: ['this'],
  })
  expect(await readRow()).toEqual({ confirmed_at: null, ended_at: null })
  expect(await ask('post', link)).toMatchObject({ status: 200, data: { heading: 'You are subscribed' }, buttons: [] })
  expect(await readRow()).toEqual({ confirmed_at: NOW, ended_at: null })
})

it('[R7.12] the way out offers all of the site as well', async () => {
  const link = await createLink('newsletter', 'unsubscribe')
  expect(await ask('get', link)).toMatchObject({ data: { heading: 'Unsubscribe?' }, buttons: ['this', 'all'] })
  expect(await readRow()).toMatchObject({ ended_at: null })
  const done = await ask('post', `${link}&scope=all`)
  expect(done).toMatchObject({
    data: {
      heading: 'You are unsubscribed',
      blocks: [{ text: 'You will get no more emails from Clipfront UK.' }, {}],
    },
    buttons: [],
  })
  expect(await readRow()).toMatchObject({ ended_at: NOW })
})

it.each(['', '?confirm=', '?unsubscribe=%00', '?confirm=%ff%zz', `?unsubscribe=${'A'.repeat(43)}`, '?scope=all'])(
  'the link %j is of nobody: a page says that it has ended',
  async (query) => {
    const target = `/v1/sites/${UK}/subscription${query}`
    for (const method of ['get', 'post'] as const)
      expect(await ask(method, target)).toMatchObject({
        status: 410,
        data: { heading: 'This link no longer works' },
        buttons: [],
      })
  },
)

const PARTS = [
  'confirm=',
  'unsubscribe=',
  'scope=',
  'all',
  '&',
  '=',
  '%',
  '%00',
  '%ff',
  '+',
  "'",
  '\\\\',
  'A'.repeat(43),
  '__proto__',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 10 }).map(encodeURIComponent)), { maxLength: 8 })
  .map((parts) => parts.join(''))

it('[R7.12] whatever is sent as a link changes nothing and is no error of ours', async () => {
  await createLink('newsletter', 'confirm')
  const before = await database.selectFrom('subscription').selectAll().execute()
  const queries = fc.sample(hostile, { numRuns: process.env['FULL'] === '1' ? 5000 : 300, seed: 26 })
  const target = `/v1/sites/${UK}/subscription?`
  const unexpected = []
  for (const query of queries) {
    const { status } = await api.post(target + query, Buffer.alloc(0), AUTHORIZATION)
    if (status !== 410) unexpected.push(`${status} ${query}`)
  }
  expect(unexpected).toEqual([])
  expect(await database.selectFrom('subscription').selectAll().execute()).toEqual(before)
})

it('only the sites’ servers may ask', async () => {
  const link = await createLink('newsletter', 'confirm')
  expect(await ask('post', link, {})).toEqual({ status: 401, code: 'token-missing' })
  expect(await ask('get', link, { authorization: 'Bearer x' })).toEqual({ status: 403, code: 'token-wrong' })
  expect(await readRow()).toMatchObject({ confirmed_at: null })
})
