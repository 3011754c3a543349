import { sites } from '@clipfront/site-config'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import type { Database } from '../database/tables.ts'
import type { MailTable } from '../database/tables/community.ts'
import { TOKEN_DAYS } from '../subscriptions/tokens.ts'
import { liveSince } from './readNews.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A day, less what one run may be later than the next. */
const BETWEEN_ALERTS_MS = 20 * HOUR_MS
/** Of one mailbox and 24 hours; what is beyond comes the day after. */
const MAILS_A_DAY = 10
/** How long what is over is stored: a request that nobody confirmed; an ended subscription, and that a mail was sent. */
export const STORED_DAYS = { unconfirmed: TOKEN_DAYS.confirm + 1, ended: 30 } as const

export interface DueMails {
  site: string
  kind: MailTable['kind']
  mails: number
}

/**
 * Deletes what is over, and queues what is due.
 * @param isDryRun changes nothing, and says what it would have done
 * @returns what there is to send now
 */
export async function queueMails(database: Kysely<Database>, now: Date, isDryRun: boolean): Promise<DueMails[]> {
  const transaction = await database.startTransaction().execute()
  try {
    await deleteOutdated(transaction, now)
    await queueDueMails(transaction, now)
    const due = await transaction
      .selectFrom('mail as m')
      .innerJoin('subscription as s', 's.id', 'm.subscription_id')
      .where('m.sent_at', 'is', null)
      .where('m.due_at', '<=', now)
      .select(['s.site', 'm.kind', sql<number>`count(*)::int`.as('mails')])
      .groupBy(['s.site', 'm.kind'])
      .orderBy('s.site')
      .orderBy('m.kind')
      .execute()
    await (isDryRun ? transaction.rollback() : transaction.commit()).execute()
    return due
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
}

/** Deletes links, requests that nobody confirmed, subscriptions that ended, and that mails were sent. */
async function deleteOutdated(database: Transaction<Database>, now: Date): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  await database.deleteFrom('subscription_token').where('expires_at', '<=', now).execute()
  await database
    .deleteFrom('subscription')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', ago(STORED_DAYS.unconfirmed))
    .execute()
  await database
    .deleteFrom('subscription')
    .where('ended_at', '<', ago(STORED_DAYS.ended))
    .where('asked_at', '<', ago(STORED_DAYS.unconfirmed))
    .execute()
  await database.deleteFrom('mail').where('queued_at', '<', ago(STORED_DAYS.ended)).execute()
}

/**
 * Queues what is due: an alert for each merchant with live offers that are new since the subscriber's last mail, at most one a day,
 * and the weekly mail of each site. Again it queues nothing: of a kind one mail of a subscription waits at a time.
 */
async function queueDueMails(transaction: Transaction<Database>, now: Date): Promise<void> {
  // Two runs at the same time would both find room for a mailbox.
  await sql`select pg_advisory_xact_lock(hashtextextended('due mails', 0))`.execute(transaction)
  const ago = (span: number): Date => new Date(now.getTime() - span)
  const recent = sql`
      select s.mailbox, count(*) as mails from mail m join subscription s on s.id = m.subscription_id
      where m.queued_at > ${ago(DAY_MS)} group by s.mailbox`
  // Each table is read once: to look into them for each subscription takes minutes where there are many.
  await sql`
    with recent as (${recent}), news as (
      select c.merchant_id, max(${liveSince}) as since from coupon c
      where ${isLive(now)} and c.merchant_id in (select merchant_id from subscription where kind = 'merchant')
      group by c.merchant_id
    ), alerted as (
      select distinct subscription_id from mail where kind = 'alert' and queued_at > ${ago(BETWEEN_ALERTS_MS)}
    ), due as (
      select s.id, coalesce(r.mails, 0) + row_number() over (partition by s.mailbox order by s.news_until, s.id) as place
      from subscription s
      join news n on n.merchant_id = s.merchant_id and n.since > s.news_until
      left join alerted a on a.subscription_id = s.id
      left join recent r on r.mailbox = s.mailbox
      where s.kind = 'merchant' and s.confirmed_at is not null and s.ended_at is null and a.subscription_id is null
    )
    insert into mail (subscription_id, kind, queued_at, due_at)
    select id, 'alert', ${now}, ${now} from due where place <= ${MAILS_A_DAY}
    on conflict do nothing`.execute(transaction)
  for (const { code, timeZone } of sites)
    await sql`
      with recent as (${recent}), due as (
        select s.id, coalesce(r.mails, 0) + row_number() over (partition by s.mailbox order by s.news_until, s.id) as place
        from subscription s
        left join recent r on r.mailbox = s.mailbox
        where s.site = ${code} and s.kind = 'site' and s.confirmed_at is not null and s.ended_at is null
          and s.news_until < ${startOfWeek(now, timeZone)}
      )
      insert into mail (subscription_id, kind, queued_at, due_at)
      select id, 'digest', ${now}, ${now} from due where place <= ${MAILS_A_DAY}
      on conflict do nothing`.execute(transaction)
}

/** Monday's midnight of a site's calendar, as a moment. */
function startOfWeek(now: Date, timeZone: string) {
  return sql<Date>`(date_trunc('week', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone})`
}
