import { composeMail, type MailContent } from '@clipfront/mail/compose'
import { type Delivery, DeliveryError, type MailSettings } from '@clipfront/mail/delivery'
import { pagePath } from '@clipfront/routing/page-paths'
import { sites } from '@clipfront/site-config'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { MailTable } from '../database/tables/community.ts'
import { createToken, TOKEN_DAYS } from '../subscriptions/tokens.ts'
import { type News, readNews } from './readNews.ts'

type Kind = MailTable['kind']

/** One mail of the queue and what became of it, fit for a log: nothing of whose it is. */
export interface MailReport {
  id: number
  kind: Kind
  site: string
  /** `dropped`: there was nothing to say any more. */
  outcome: 'sent' | 'dropped' | 'failed' | 'given-up'
  /** Where it went, or why not. */
  reason: string
}

interface SendOptions {
  database: Kysely<Database>
  delivery: Delivery
  settings: Pick<MailSettings, 'from' | 'sitePorts'>
  /** In the order in which they are sent. */
  kinds: readonly Kind[]
  now: () => Date
  /** At most so many. */
  most?: number
  /** Ends it before the next mail. */
  stop?: AbortSignal
  report: (mail: MailReport) => void
}

const MINUTE_MS = 60_000
/** Before each further attempt at one mail; after the last it is given up. */
const PAUSES_MS = [5, 60, 6 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS)
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS
const OFFERS_OF_ALERT = 8
const OFFERS_OF_DIGEST = 8
/** Read for a digest, of which each merchant has one. */
const DIGEST_CANDIDATES = 200

/**
 * Sends what is due, one mail after the other. Each is claimed by a lock on its row that no other process waits for, and is
 * marked in the same transaction: who is killed has sent all that is marked. One mail alone may be sent twice: that which the
 * server had taken when its sender died, or lost the database, before the commit (docs/architecture/021-mail.md).
 * @throws {DeliveryError} the mail server or the outbox cannot be used; of what waits nothing counts as tried but the mail that may
 * have left
 */
export async function sendMails(options: SendOptions): Promise<void> {
  const sending = { ...options, news: new Map() }
  const { most = Infinity } = options
  for (let sent = 0; sent < most; sent += 1) if (options.stop?.aborted || !(await sendNext(sending))) return
}

interface Sending extends Omit<SendOptions, 'most' | 'stop'> {
  /** What came to each site in the last week: the same for all of its subscribers. */
  news: Map<string, Promise<News[]>>
}

/** @returns false where nothing is due */
async function sendNext(options: Sending): Promise<boolean> {
  const { database, now, report } = options
  let mail: Claimed | undefined
  const sent = database.transaction().execute(async (transaction) => {
    mail = await claimMail(transaction, options)
    if (!mail) return false
    const { id, kind, site } = mail
    const finish = (outcome: MailReport['outcome'], reason: string): true => {
      report({ id, kind, site, outcome, reason })
      return true
    }
    const content = await readContent(options, mail)
    const config = sites.find(({ code }) => code === site)
    if (!content || !config) {
      await transaction.deleteFrom('mail').where('id', '=', id).execute()
      return finish('dropped', 'nothing to say')
    }
    const date = now()
    const { email: to, environment } = mail
    const composed = await composeMail({ id, site: config, environment, to, content, date, settings: options.settings })
    try {
      const where = await options.delivery.deliver(composed)
      await transaction.updateTable('mail').set({ sent_at: date }).where('id', '=', id).execute()
      if (kind !== 'confirmation')
        await transaction
          .updateTable('subscription')
          .set({ news_until: date })
          .where('id', '=', mail.subscription_id)
          .execute()
      return finish('sent', where)
    } catch (error) {
      if (!(error instanceof DeliveryError) || error.isOfServer) throw error
      const isLeft = await postpone(transaction, mail, date)
      return finish(isLeft ? 'failed' : 'given-up', error.message)
    }
  })
  return sent.catch(async (error: unknown) => {
    // Its row is as it was: it would be the first again, and perhaps come again each time.
    if (mail && error instanceof DeliveryError && error.mayHaveLeft) await postpone(database, mail, now())
    throw error
  })
}

/** Puts a mail off that did not leave. After the last attempt one of news is deleted, so that the next can be queued. */
async function postpone(database: Kysely<Database>, { id, kind, attempts }: Claimed, now: Date): Promise<boolean> {
  const pause = PAUSES_MS[attempts]
  if (pause === undefined && kind !== 'confirmation') {
    await database.deleteFrom('mail').where('id', '=', id).execute()
    return false
  }
  const dueAt = pause === undefined ? null : new Date(now.getTime() + pause)
  await database
    .updateTable('mail')
    .set({ attempts: attempts + 1, due_at: dueAt })
    .where('id', '=', id)
    .execute()
  return dueAt !== null
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/** Kind by kind, as they are named: each is the first row of an index, however many wait. */
async function claimMail(transaction: Transaction<Database>, { kinds, now }: Sending) {
  for (const kind of kinds) {
    const mail = await transaction
      .selectFrom('mail as m')
      .innerJoin('subscription as s', 's.id', 'm.subscription_id')
      .leftJoin('merchant as shop', 'shop.id', 's.merchant_id')
      .where('m.sent_at', 'is', null)
      .where('m.kind', '=', kind)
      .where('m.due_at', '<=', now())
      .select(['m.id', 'm.kind', 'm.attempts', 'm.subscription_id', 's.site', 's.email', 's.environment'])
      .select(['s.merchant_id', 's.news_until', 's.confirmed_at', 's.ended_at', 'shop.name as merchant', 'shop.slug'])
      .orderBy('m.due_at')
      .orderBy('m.id')
      .limit(1)
      .forUpdate('m')
      .skipLocked()
      .executeTakeFirst()
    if (mail) return mail
  }
  return undefined
}

/** What the mail says now. @returns undefined where that is nothing: the offers, or the subscription, have ended since it was queued */
async function readContent(options: Sending, mail: Claimed): Promise<MailContent | undefined> {
  const { database, now } = options
  const moment = now()
  // Not in the mail's own transaction: where that is rolled back, the link of a mail that left works all the same.
  const token = (action: 'confirm' | 'unsubscribe') =>
    createToken(database, { subscriptionId: mail.subscription_id, action, now: moment })
  const { kind, merchant, slug, merchant_id: merchantId, news_until: newsUntil } = mail
  if (kind === 'confirmation') return { kind, merchant, token: await token('confirm'), days: TOKEN_DAYS.confirm }
  const site = sites.find(({ code }) => code === mail.site)
  if (!site || !newsUntil || !mail.confirmed_at || mail.ended_at) return undefined
  if (kind === 'alert') {
    if (merchant === null || slug === null) return undefined
    const range = { site, merchantId, since: newsUntil, now: moment, limit: OFFERS_OF_ALERT }
    const offers = await readNews(database, range)
    if (offers.length === 0) return undefined
    return { kind, merchant, path: pagePath('merchant', slug), offers, token: await token('unsubscribe') }
  }
  const weekly =
    options.news.get(site.code) ??
    readNews(database, {
      site,
      merchantId: null,
      since: new Date(moment.getTime() - WEEK_MS),
      now: moment,
      limit: DIGEST_CANDIDATES,
    })
  options.news.set(site.code, weekly)
  const fresh = (await weekly).filter(({ since }) => since > newsUntil)
  const best = Object.values(Object.groupBy(fresh, ({ path }) => path)).flatMap((offers) => offers?.[0] ?? [])
  const offers = best.slice(0, OFFERS_OF_DIGEST)
  return offers.length === 0 ? undefined : { kind, offers, token: await token('unsubscribe') }
}
