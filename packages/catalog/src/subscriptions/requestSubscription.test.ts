import { beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, seedMerchant, UK } from '../testing/seed.ts'
import { normaliseAddress } from './normaliseAddress.ts'
import { requestSubscription } from './requestSubscription.ts'

const { database } = await createTestDatabase()
const { id: merchantId } = await seedMerchant(database)
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const request = (fields: Partial<Parameters<typeof requestSubscription>[1]> = {}) =>
  requestSubscription(database, { site: UK, address: 'mia@example.org', topic: 'newsletter', now: NOW, ...fields })
const countMails = async () => (await database.selectFrom('mail').selectAll().execute()).length

beforeEach(async () => void (await database.deleteFrom('subscription').execute()))

it('[R7.12] a request stores a pending subscription under the normalised address, and queues one mail', async () => {
  expect(await request({ address: ' Mia@EXAMPLE.org ' })).toBe('accepted')
  expect(await request({ now: later(1) })).toBe('accepted')
  const stored = await database.selectFrom('subscription').selectAll().execute()
  expect(stored).toMatchObject([{ site: UK, email: 'mia@example.org', kind: 'site', confirmed_at: null }])
  expect(await database.selectFrom('mail').selectAll().execute()).toMatchObject([
    { kind: 'confirmation', subscription_id: stored[0]?.id, sent_at: null, due_at: NOW },
  ])
})

it('a merchant of another site, and what is no address, are refused', async () => {
  expect(await request({ topic: { merchantId } })).toBe('accepted')
  expect(await request({ topic: { merchantId }, site: 'fr.clipfront.example' })).toBe('unknown-merchant')
  expect(await request({ address: 'mia' })).toBe('bad-address')
  expect(await database.selectFrom('subscription').select('merchant_id').execute()).toEqual([
    { merchant_id: merchantId },
  ])
})

it('[R7.12] of one mailbox six mails a day are queued, also by many requests at once', async () => {
  const sites = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const outcomes = await Promise.all(sites.map((site) => request({ site, address: `mia+${site}@example.org` })))
  expect(new Set(outcomes)).toEqual(new Set(['accepted']))
  expect(await countMails()).toBe(6)
  await request({ site: 'a', address: 'other@example.org' })
  await request({ site: 'i', now: later(24 * 60 + 1) })
  expect(await countMails()).toBe(8)
})

it.each([
  ['dots, tags and both names of Gmail', 1, ['mia.li@gmail.com', 'm.iali+x@googlemail.com', 'mi.ali@gmail.com']],
  ['dots elsewhere, which make another name', 3, ['mia.li@example.org', 'm.iali@example.org', 'mi.ali@example.org']],
  ['a name that begins with a +', 4, ['+a@example.org', '+b@example.org', '+c@example.org', '+d@example.org']],
])(
  '[R7.12] the limit of a mailbox knows %s: %i of it, each mail to its address as typed',
  async (_what, most, typed) => {
    const mailboxes = new Set<string>()
    for (const address of typed)
      await request({ address, maySend: (mailbox) => mailboxes.size < mailboxes.add(mailbox).size })
    expect([mailboxes.size, await countMails()]).toEqual([most, most])
    const stored = await database.selectFrom('subscription').select('email').orderBy('id').execute()
    expect(stored.map(({ email }) => email)).toEqual(typed)
  },
)

it('a request for what is confirmed changes nothing of it, and brings the same mail', async () => {
  await request()
  const [confirmed] = await database.updateTable('subscription').set({ confirmed_at: NOW }).returningAll().execute()
  await database.updateTable('mail').set({ sent_at: NOW }).execute()
  await request({ environment: 'dev', now: later(60) })
  const [again] = await database.selectFrom('subscription').selectAll().execute()
  expect(again).toEqual({ ...confirmed, asked_at: later(60) })
  expect(await countMails()).toBe(2)
})

it.each<[string, string | undefined]>([
  [' Mia.Li+x@Example.ORG\t', 'mia.li+x@example.org'],
  ['mia@bücher.example', 'mia@xn--bcher-kva.example'],
  ["o'neil_1@a-b.example", "o'neil_1@a-b.example"],
  [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
  ...[
    '',
    'mia',
    '@b.example',
    'mia@',
    'mia@localhost',
    'mia@127.0.0.1',
    'mia@[127.0.0.1]',
    'a b@c.example',
    '"a b"@c.example',
    'a@b@c.example',
    'a..b@c.example',
    '.a@c.example',
    'a.@c.example',
    'a@-c.example',
    'a@c.example\r\nBcc: x@y.example',
    'a\r\n@c.example',
    'a\0@c.example',
    'a,b@c.example',
    'a@c.example, d@e.example',
    '<a@c.example>',
    'mïa@c.example',
    'mia@c.example/x',
    'mia@c.example?x',
    'mia@c.example#x',
    'mia@c%2eexample',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b.'.repeat(130)}example`,
  ].map((text): [string, undefined] => [text, undefined]),
])('the address %j is stored as %j', (text, expected) => expect(normaliseAddress(text)).toBe(expected))
