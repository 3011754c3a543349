import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { followLink, readLink } from '../subscriptions/followLink.ts'
import { forgetAddress } from '../subscriptions/forgetAddress.ts'
import { requestSubscription } from '../subscriptions/requestSubscription.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW, seedCoupon, seedMerchant, UK } from '../testing/seed.ts'
import { TOKEN_DAYS } from '../subscriptions/tokens.ts'
import { queueMails, STORED_DAYS } from './queueMails.ts'
import { ADDRESS, createMailTests, later, readToken } from './testing/createMailTests.ts'

const { database } = await createTestDatabase()
const shoes = await seedMerchant(database)
const { createMailbox, request, subscribe, run } = createMailTests(database)

beforeEach(async () => {
  await database.deleteFrom('subscription').execute()
  await database.deleteFrom('coupon').execute()
})

const read = async (column: 'confirmed_at' | 'ended_at') =>
  (await database.selectFrom('subscription').select(column).orderBy('id').execute()).map((row) => row[column])
const readConfirmed = () => read('confirmed_at')
const readEnded = () => read('ended_at')

describe('[R7.12] a link of a mail', () => {
  it('confirms, as often as it is followed, and for seven days; to read it changes nothing', async () => {
    const { mails, send } = createMailbox()
    await request({ merchantId: shoes.id })
    await send(NOW)
    expect(mails.map(({ to, unsubscribe }) => [to, unsubscribe])).toEqual([[ADDRESS, null]])
    const link = { site: UK, token: readToken(mails[0], 'confirm'), action: 'confirm' } as const
    const named = { merchant: { name: 'Nimbus Shoes', slug: 'nimbus-shoes' } }
    expect(await readLink(database, { ...link, now: later(1) })).toEqual(named)
    expect(await readConfirmed()).toEqual([null])
    expect(await followLink(database, { ...link, now: later(2) })).toEqual(named)
    expect(await followLink(database, { ...link, now: later(3) })).toEqual(named)
    expect(await readConfirmed()).toEqual([later(2)])
    expect(await readLink(database, { ...link, now: later(7 * 24) })).toBeUndefined()
  })

  it('ends a subscription for a year', async () => {
    await subscribe({ merchantId: shoes.id })
    await seedCoupon(database, shoes, { first_seen_at: later(1) })
    const { mails } = await run(later(2))
    const link = { site: UK, token: readToken(mails[0], 'unsubscribe'), action: 'unsubscribe' } as const
    const yearLater = 2 + 365 * 24
    expect(await readLink(database, { ...link, now: later(yearLater - 1) })).toBeDefined()
    expect(await readLink(database, { ...link, now: later(yearLater) })).toBeUndefined()
  })

  it('of another site, for something else, or of nobody’s does nothing', async () => {
    const { mails, send } = createMailbox()
    await request('newsletter')
    await send(NOW)
    const link = { site: UK, token: readToken(mails[0], 'confirm'), action: 'confirm', now: NOW } as const
    for (const wrong of [
      { ...link, site: 'fr.clipfront.example' },
      { ...link, action: 'unsubscribe' as const },
      { ...link, token: `${link.token.slice(1)}A` },
      { ...link, token: '' },
      { ...link, token: "' or 1=1 --" },
    ])
      expect(await followLink(database, wrong)).toBeUndefined()
    expect(await readConfirmed()).toEqual([null])
    const { rows } = await sql<{ row: string }>`select t::text as row from subscription_token t`.execute(database)
    expect(rows.filter(({ row }) => row.includes(link.token))).toEqual([])
  })

  it('ends one subscription, or all of the site, and the link that confirmed it with it', async () => {
    const confirming = createMailbox()
    await request('newsletter')
    await confirming.send(NOW)
    const confirm = { site: UK, token: readToken(confirming.mails[0], 'confirm'), action: 'confirm', now: NOW } as const
    await followLink(database, confirm)
    await subscribe({ merchantId: shoes.id })
    await seedCoupon(database, shoes, { first_seen_at: later(1) })
    const { mails } = await run(later(2))
    const end = { site: UK, token: readToken(mails[0], 'unsubscribe'), action: 'unsubscribe', now: later(3) } as const
    await followLink(database, end)
    expect(await readEnded()).toEqual([null, later(3)])
    await followLink(database, { ...end, scope: 'all', now: later(4) })
    expect(await readEnded()).toEqual([later(4), later(3)])
    expect(await followLink(database, { ...confirm, now: later(5) })).toBeUndefined()
    await seedCoupon(database, shoes, { first_seen_at: later(50) })
    expect(await run(later(24 * 8))).toEqual({ due: [], mails: [] })
  })
})

describe('[R7.12] alerts', () => {
  it('tells of an offer that was imported just now, whatever its feed says of its age', async () => {
    await subscribe({ merchantId: shoes.id })
    const started = { site: UK, format: 'csv', files: ['late.csv'], started_at: later(2) }
    const { id } = await database.insertInto('import_run').values(started).returning('id').executeTakeFirstOrThrow()
    await seedCoupon(database, shoes, { first_seen_at: daysAgo(3), added_by_run: id })
    expect((await run(later(24))).mails).toHaveLength(1)
  })

  it('tell of offers that are new and live since the last, once, without their codes, and at most once a day', async () => {
    await seedCoupon(database, shoes, { title: 'Older', first_seen_at: daysAgo(1) })
    await subscribe({ merchantId: shoes.id })
    expect(await run(later(1))).toEqual({ due: [], mails: [] })

    await seedCoupon(database, shoes, {
      title: 'Extra with NEW77',
      code: 'NEW77',
      edited: ['title'],
      first_seen_at: later(2),
    })
    await seedCoupon(database, shoes, { title: 'Hidden', first_seen_at: later(2), hidden_at: later(2) })
    await seedCoupon(database, shoes, { title: 'Upcoming', first_seen_at: later(2), starts_at: later(25) })
    const { mails } = await run(later(3))
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[ADDRESS, 'Nimbus Shoes: Extra with …']])
    const [{ text, html } = expect.unreachable()] = mails
    expect(`${text}${html}`).not.toMatch(/NEW77|Older|Hidden|Upcoming/)
    expect(text).toContain('/edm-redirect?url=%2Fstores%2Fnimbus-shoes&mktsrc=mail-alert')

    await seedCoupon(database, shoes, { title: 'Another', first_seen_at: later(4) })
    expect((await run(later(5))).mails).toEqual([])
    // What began since counts as new as well.
    const [{ text: next } = expect.unreachable()] = (await run(later(27))).mails
    expect(next.match(/Another|Upcoming|Extra/g)?.toSorted()).toEqual(['Another', 'Upcoming'])
  })

  it('of many merchants one mailbox gets ten mails a day, and the rest the day after', async () => {
    for (let index = 0; index < 12; index += 1) {
      const merchant = await seedMerchant(database, { slug: `m${index}`, name: `M${index}` })
      await subscribe({ merchantId: merchant.id }, ADDRESS, daysAgo(40 - index))
      await seedCoupon(database, merchant, { first_seen_at: daysAgo(1) })
    }
    expect((await run(NOW)).mails).toHaveLength(10)
    expect((await run(later(25))).mails).toHaveLength(2)
  })
})

describe('[R7.12] the weekly mail', () => {
  it('comes once a week of the site’s calendar, to those who were there before, with one offer of each merchant', async () => {
    const other = await seedMerchant(database, { slug: 'other', name: 'Other' })
    await subscribe('newsletter')
    await seedCoupon(database, shoes, { title: 'Second', weight: 1, first_seen_at: later(1) })
    await seedCoupon(database, shoes, { title: 'First', weight: 9, first_seen_at: later(1) })
    await seedCoupon(database, other, { title: 'Third', weight: 5, first_seen_at: later(1), code: '' })
    // 20 November 2026 is a Friday.
    expect((await run(later(24 * 2))).mails).toEqual([])
    const monday = new Date('2026-11-23T00:00:01Z')
    await subscribe('newsletter', 'late@example.org', monday)
    const { due, mails } = await run(monday)
    expect(due).toEqual([{ site: UK, kind: 'digest', mails: 1 }])
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[ADDRESS, 'New this week on Clipfront UK']])
    expect(mails[0]?.text.match(/First|Second|Third/g)).toEqual(['First', 'Third'])
    expect((await run(new Date('2026-11-29T23:00:00Z'))).mails).toEqual([])
  })

  it('is not sent where nothing is new', async () => {
    await subscribe('newsletter')
    expect(await run(later(24 * 8))).toEqual({ due: [{ site: UK, kind: 'digest', mails: 1 }], mails: [] })
    expect(await database.selectFrom('mail').select('kind').execute()).toEqual([{ kind: 'confirmation' }])
  })
})

it('[R7.12] a dry run says what is due and changes nothing', async () => {
  await subscribe({ merchantId: shoes.id })
  await seedCoupon(database, shoes, { first_seen_at: later(1) })
  const rows = () => database.selectFrom('mail').selectAll().orderBy('id').execute()
  const before = await rows()
  const due = [{ site: UK, kind: 'alert', mails: 1 }]
  expect(await queueMails(database, later(2), true)).toEqual(due)
  expect(await rows()).toEqual(before)
  expect(await queueMails(database, later(2), false)).toEqual(due)
})

it('[R7.12] an address is forgotten on every site, and nobody else is', async () => {
  await subscribe('newsletter')
  await subscribe({ merchantId: shoes.id })
  await subscribe('newsletter', 'mia+x@example.org', later(30))
  await requestSubscription(database, {
    site: 'fr.clipfront.example',
    address: ADDRESS,
    topic: 'newsletter',
    now: later(31),
  })
  expect(await forgetAddress(database, ADDRESS)).toEqual({ subscriptions: 3, mails: 3, links: 2 })
  expect(await forgetAddress(database, ADDRESS)).toEqual({ subscriptions: 0, mails: 0, links: 0 })
  expect(await database.selectFrom('subscription').select('email').execute()).toEqual([{ email: 'mia+x@example.org' }])
})

const listAddresses = async () =>
  (await database.selectFrom('subscription').select('email').orderBy('id').execute()).map(({ email }) => email)
const countStored = async () => [
  (await database.selectFrom('mail').select('id').where('sent_at', 'is not', null).execute()).length,
  (await database.selectFrom('subscription_token').select('hash').execute()).length,
]

describe('[R7.12] what is over is deleted to the second, and once:', () => {
  const DAY_MS = 86_400_000
  const SECOND_MS = 1000
  it.each([
    ['a request that nobody confirmed', STORED_DAYS.unconfirmed, () => request('newsletter')],
    [
      'a subscription that ended',
      STORED_DAYS.ended,
      async () => {
        await subscribe('newsletter')
        await database.updateTable('subscription').set({ ended_at: NOW }).where('email', '=', ADDRESS).execute()
      },
    ],
  ])('%s, after %i days', async (_what, days, make) => {
    await subscribe('newsletter', 'stays@example.org')
    await make()
    for (const [late, stays] of [
      [0, [ADDRESS]],
      [SECOND_MS, []],
      [SECOND_MS, []],
    ] as const) {
      await queueMails(database, new Date(NOW.getTime() + days * DAY_MS + late), false)
      expect(await listAddresses()).toEqual(['stays@example.org', ...stays])
    }
  })

  it('that a mail was sent, and a link that has ended', async () => {
    await subscribe('newsletter')
    const counts = []
    for (const ms of [
      TOKEN_DAYS.confirm * DAY_MS - 1,
      TOKEN_DAYS.confirm * DAY_MS,
      STORED_DAYS.ended * DAY_MS,
      STORED_DAYS.ended * DAY_MS + 1,
    ]) {
      await queueMails(database, new Date(NOW.getTime() + ms), false)
      counts.push(await countStored())
    }
    expect(counts).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
      [0, 0],
    ])
  })
})
