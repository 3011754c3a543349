import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { SubscriptionTable } from '../database/tables/community.ts'
import { normaliseAddress } from './normaliseAddress.ts'

export interface SubscriptionRequest {
  /** Code of the site. */
  site: string
  /** Where the form was sent; links of the mails lead back there. @default 'prod' */
  environment?: 'prod' | 'beta' | 'dev'
  /** As it was typed. */
  address: string
  /** The site's weekly mail, or new offers of one of its merchants. */
  topic: 'newsletter' | { merchantId: number }
  now: Date
  /** Whether the sender may cause one more mail to this mailbox. @default always */
  maySend?: (mailbox: string) => boolean
}

/** `accepted` says nothing of whether the address was known. */
export type SubscriptionOutcome = 'accepted' | 'bad-address' | 'unknown-merchant'

/** Of one mailbox and 24 hours, on all sites and whoever requests them; page-api lets one network cause half of them. */
export const CONFIRMATIONS_A_DAY = 6
const DAY_MS = 86_400_000
/** A form that is sent twice brings one mail. */
const REPEAT_MS = 5 * 60_000

/**
 * Stores a subscription that is pending until it is confirmed, and queues the mail that asks for it; page-api sends it within
 * seconds. Who is subscribed already is sent the same mail, so that nobody learns of it and everybody gets one.
 */
export async function requestSubscription(
  database: Kysely<Database>,
  { site, environment = 'prod', address, topic, now, maySend = () => true }: SubscriptionRequest,
): Promise<SubscriptionOutcome> {
  const email = normaliseAddress(address)
  if (email === undefined) return 'bad-address'
  const merchantId = topic === 'newsletter' ? null : topic.merchantId
  if (merchantId !== null && !(await isMerchantOfSite(database, merchantId, site))) return 'unknown-merchant'
  await database.transaction().execute(async (transaction) => {
    // Requests for one mailbox take turns, or each of many at once would find room below the limit.
    const mailbox = await lockMailbox(transaction, email)
    const kind = merchantId === null ? 'site' : 'merchant'
    const id = await storePending(transaction, { site, environment, email, kind, merchant_id: merchantId, now })
    if ((await mayConfirm(transaction, { id, mailbox, now })) && maySend(mailbox))
      await queueConfirmation(transaction, id, now)
  })
  return 'accepted'
}

async function lockMailbox(transaction: Transaction<Database>, email: string): Promise<string> {
  const { rows } = await sql<{ mailbox: string }>`
    select mailbox(${email}) as mailbox, pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox(${email}), 0))
  `.execute(transaction)
  return rows[0]?.mailbox ?? email
}

async function isMerchantOfSite(database: Kysely<Database>, id: number, site: string): Promise<boolean> {
  const row = await database
    .selectFrom('merchant')
    .where('id', '=', id)
    .where('site', '=', site)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

type Pending = Pick<SubscriptionTable, 'site' | 'email' | 'kind' | 'merchant_id'> & {
  environment: 'prod' | 'beta' | 'dev'
  now: Date
}

/** Changes nothing of a subscription that is confirmed: who requests it again may be a stranger. */
async function storePending(transaction: Transaction<Database>, { now, ...fields }: Pending): Promise<number> {
  const { id } = await transaction
    .insertInto('subscription')
    .values({ ...fields, asked_at: now })
    .onConflict((conflict) =>
      conflict.columns(['site', 'email', 'kind', 'merchant_id', 'topic_id']).doUpdateSet({
        asked_at: now,
        environment: sql`case when subscription.confirmed_at is null or subscription.ended_at is not null
          then excluded.environment else subscription.environment end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function mayConfirm(
  transaction: Transaction<Database>,
  { id, mailbox, now }: { id: number; mailbox: string; now: Date },
): Promise<boolean> {
  const recent = await transaction
    .selectFrom('mail as m')
    .innerJoin('subscription as s', 's.id', 'm.subscription_id')
    .where('s.mailbox', '=', mailbox)
    .where('m.kind', '=', 'confirmation')
    .where('m.queued_at', '>', new Date(now.getTime() - DAY_MS))
    .select(['m.subscription_id', 'm.queued_at'])
    .execute()
  const isRepeated = recent.some(
    ({ subscription_id: of, queued_at: at }) => of === id && at.getTime() > now.getTime() - REPEAT_MS,
  )
  return !isRepeated && recent.length < CONFIRMATIONS_A_DAY
}

async function queueConfirmation(transaction: Transaction<Database>, id: number, now: Date): Promise<void> {
  const mail = { subscription_id: id, kind: 'confirmation', queued_at: now, due_at: now } as const
  await transaction
    .insertInto('mail')
    .values(mail)
    // One that was given up, or waits for its next attempt, is due again.
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'kind'])
        .where('sent_at', 'is', null)
        .doUpdateSet({ queued_at: now, due_at: now, attempts: 0 }),
    )
    .execute()
}
