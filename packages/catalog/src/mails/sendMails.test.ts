import { DeliveryError } from '@clipfront/mail/delivery'
import { beforeEach, describe, expect, it } from 'vitest'
import { followLink } from '../subscriptions/followLink.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, seedCoupon, seedMerchant, UK } from '../testing/seed.ts'
import { queueMails } from './queueMails.ts'
import { ADDRESS, createMailTests, later, readToken } from './testing/createMailTests.ts'

const { database } = await createTestDatabase()
const shoes = await seedMerchant(database)
const { createMailbox, request, subscribe } = createMailTests(database)

beforeEach(async () => {
  await database.deleteFrom('subscription').execute()
  await database.deleteFrom('coupon').execute()
})

describe('[R7.12] the queue', () => {
  const people = Array.from({ length: 12 }, (_, index) => `p${index}@example.org`)

  it('is sent once by two that send at the same time', async () => {
    for (const address of people) await request('newsletter', address)
    const boxes = [createMailbox(), createMailbox()]
    await Promise.all(boxes.map(({ send }) => send(NOW)))
    expect(boxes.flatMap(({ mails }) => mails.map(({ to }) => to)).toSorted()).toEqual(people.toSorted())
  })

  it('goes on after its sender was killed between two mails, and sends none of them twice', async () => {
    for (const address of people) await request('newsletter', address)
    const killed = createMailbox(async ({ to }) => {
      if (to === 'p5@example.org') throw new Error('killed')
      return 'sent'
    })
    await expect(killed.send(NOW)).rejects.toThrow('killed')
    const next = createMailbox()
    await next.send(NOW)
    expect(killed.mails.map(({ to }) => to)).toEqual(people.slice(0, 5))
    expect(next.mails.map(({ to }) => to)).toEqual(people.slice(5))
  })

  it('a mail that left before its sender died is sent again, with the same Message-ID; both of its links work', async () => {
    await request('newsletter')
    const first = createMailbox(async (mail) => {
      first.mails.push(mail)
      throw new Error('killed after the server had it')
    })
    await expect(first.send(NOW)).rejects.toThrow('killed')
    const second = createMailbox()
    await second.send(NOW)
    expect(second.mails[0]?.id).toBe(first.mails[0]?.id)
    for (const [mail] of [first.mails, second.mails]) {
      const link = { site: UK, token: readToken(mail, 'confirm'), action: 'confirm', now: NOW } as const
      expect(await followLink(database, link)).toBeDefined()
    }
  })

  it('puts off what may have left, and sends the others meanwhile', async () => {
    await request('newsletter')
    await request('newsletter', 'other@example.org')
    const cutOff = createMailbox(async () => Promise.reject(new DeliveryError('cut off', true, true)))
    await expect(cutOff.send(NOW)).rejects.toThrow('cut off')
    const sending = createMailbox()
    await sending.send(NOW)
    expect(sending.mails.map(({ to }) => to)).toEqual(['other@example.org'])
    await sending.send(later(1))
    expect(sending.mails.map(({ to }) => to)).toEqual(['other@example.org', ADDRESS])
  })

  it('sends no news once its subscription has ended, though it waited for another attempt', async () => {
    await subscribe({ merchantId: shoes.id })
    await seedCoupon(database, shoes, { first_seen_at: later(1) })
    await queueMails(database, later(24), false)
    await database
      .updateTable('subscription')
      .set({ ended_at: later(24) })
      .execute()
    const { reports, send } = createMailbox()
    await send(later(24))
    expect(reports).toEqual(['alert dropped nothing to say'])
  })

  it('waits where the server is away, and tries what is refused later, four times more', async () => {
    await request('newsletter')
    await request('newsletter', 'other@example.org')
    const away = createMailbox(async () => Promise.reject(new DeliveryError('away', true)))
    await expect(away.send(NOW)).rejects.toThrow('away')
    const refusing = createMailbox(async ({ to }) =>
      to === ADDRESS ? Promise.reject(new DeliveryError('refused (550)', false)) : 'sent',
    )
    for (let hour = 0; hour < 24 * 4; hour += 1) await refusing.send(later(hour))
    const failed = 'confirmation failed refused (550)'
    expect(refusing.reports).toEqual([
      failed,
      'confirmation sent sent',
      ...Array(3).fill(failed),
      'confirmation given-up refused (550)',
    ])
    await request('newsletter', ADDRESS, later(100))
    const again = createMailbox()
    await again.send(later(100))
    expect(again.mails).toHaveLength(1)
  })
})
