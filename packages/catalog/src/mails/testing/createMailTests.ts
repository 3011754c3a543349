import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../database/tables.ts'
import { followLink } from '../../subscriptions/followLink.ts'
import { requestSubscription } from '../../subscriptions/requestSubscription.ts'
import { NOW, UK } from '../../testing/seed.ts'
import { queueMails } from '../queueMails.ts'
import { sendMails } from '../sendMails.ts'

type Mail = Parameters<Parameters<typeof sendMails>[0]['delivery']['deliver']>[0]

export const ADDRESS = 'mia@example.org'
const HOUR_MS = 3_600_000
export const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

export const readToken = (mail: Mail | undefined, action: 'confirm' | 'unsubscribe') =>
  new RegExp(`subscription%3F${action}%3D([\\w-]{43})\\n`).exec(mail?.text ?? '')?.[1] ?? expect.unreachable(mail?.text)

/** What mails need of a test: whoever subscribes, and a mailbox that takes what is sent. */
export function createMailTests(database: Kysely<Database>) {
  /** Collects the mails, or does as it is told. */
  function createMailbox(deliver: (mail: Mail) => Promise<string> = async () => 'sent') {
    const mails: Mail[] = []
    const reports: string[] = []
    const send = (now: Date, on: Kysely<Database> = database) =>
      sendMails({
        database: on,
        delivery: {
          deliver: async (mail) => {
            const answer = await deliver(mail)
            mails.push(mail)
            return answer
          },
          close: () => {},
        },
        settings: { from: null, sitePorts: { main: 3000, cpw: 3001 } },
        kinds: ['confirmation', 'alert', 'digest'],
        now: () => now,
        report: ({ kind, outcome, reason }) => void reports.push(`${kind} ${outcome} ${reason}`),
      })
    return { mails, reports, send }
  }

  const request = (topic: 'newsletter' | { merchantId: number }, address = ADDRESS, now = NOW) =>
    requestSubscription(database, { site: UK, address, topic, now })

  /** Subscribes by the mail, as a shopper does. */
  async function subscribe(topic: 'newsletter' | { merchantId: number }, address = ADDRESS, now = NOW) {
    const { mails, send } = createMailbox()
    await request(topic, address, now)
    await send(now)
    const link = { site: UK, token: readToken(mails[0], 'confirm'), action: 'confirm', now } as const
    expect(await followLink(database, link)).toBeDefined()
  }

  /** The mails of one run of `catalog mail`. */
  async function run(now: Date) {
    const { mails, send } = createMailbox()
    const due = await queueMails(database, now, false)
    await send(now)
    return { due, mails }
  }

  return { createMailbox, request, subscribe, run }
}
