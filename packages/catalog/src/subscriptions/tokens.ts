import { hash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { SubscriptionTokenTable } from '../database/tables/community.ts'

type Action = SubscriptionTokenTable['action']

/** How long the link of a mail works: a subscription that nobody confirms is deleted then, and a mail may be read late. */
export const TOKEN_DAYS = { confirm: 7, unsubscribe: 365 } as const satisfies Record<Action, number>
const DAY_MS = 86_400_000
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/**
 * Makes the secret of a mail's link and stores its hash.
 * @returns 256 random bits, which stand nowhere but in the mail
 */
export async function createToken(
  database: Kysely<Database>,
  { subscriptionId, action, now }: { subscriptionId: number; action: Action; now: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + TOKEN_DAYS[action] * DAY_MS)
  await database
    .insertInto('subscription_token')
    .values({ hash: hash('sha256', token), subscription_id: subscriptionId, action, expires_at: expiresAt })
    .execute()
  return token
}

/**
 * The subscription of a site that a link is of.
 * @returns undefined where the link is none, has ended, or is another site's or for something else
 */
export async function findByToken(
  database: Kysely<Database>,
  { site, token, action, now }: { site: string; token: string; action: Action; now: Date },
) {
  if (!TOKEN.test(token)) return undefined
  return database
    .selectFrom('subscription_token as t')
    .innerJoin('subscription as s', 's.id', 't.subscription_id')
    .leftJoin('merchant as m', 'm.id', 's.merchant_id')
    .where('t.hash', '=', hash('sha256', token))
    .where('t.action', '=', action)
    .where('t.expires_at', '>', now)
    .where('s.site', '=', site)
    .select(['s.id', 's.email', 's.confirmed_at', 's.ended_at', 'm.name as merchant', 'm.slug'])
    .executeTakeFirst()
}
