import type { Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'
import { findByToken } from './tokens.ts'

/** What a link of a mail asks for; `all` ends whatever the address has of the site. */
export interface MailLink {
  /** Code of the site. */
  site: string
  token: string
  action: 'confirm' | 'unsubscribe'
  scope?: 'this' | 'all'
  now: Date
}

/** What a page says of a subscription: nothing of whose it is. */
export interface LinkedSubscription {
  /** Null for the site's weekly mail. */
  merchant: { name: string; slug: string } | null
}

/** What a link is about; changes nothing, since programs that check mails follow links. @returns undefined: it has ended */
export async function readLink(database: Kysely<Database>, link: MailLink): Promise<LinkedSubscription | undefined> {
  const found = await findByToken(database, link)
  return found && describe(found)
}

/** Does what a link is for. Again it does the same. @returns undefined: it has ended */
export async function followLink(database: Kysely<Database>, link: MailLink): Promise<LinkedSubscription | undefined> {
  return database.transaction().execute(async (transaction) => {
    const found = await findByToken(transaction, link)
    if (!found) return undefined
    const { now } = link
    if (link.action === 'confirm') {
      if (!found.confirmed_at || found.ended_at)
        await transaction
          .updateTable('subscription')
          .set({ confirmed_at: now, ended_at: null, news_until: now })
          .where('id', '=', found.id)
          .execute()
      return describe(found)
    }
    const ended = transaction
      .selectFrom('subscription')
      .where((where) =>
        link.scope === 'all'
          ? where.and([where('email', '=', found.email), where('site', '=', link.site)])
          : where('id', '=', found.id),
      )
      .select('id')
    await transaction
      .updateTable('subscription')
      .set({ ended_at: now })
      .where('id', 'in', ended)
      .where('ended_at', 'is', null)
      .execute()
    // What waits, but for one that is just being sent; and links that would begin it again.
    const waiting = transaction
      .selectFrom('mail')
      .where('sent_at', 'is', null)
      .where('subscription_id', 'in', ended)
      .select('id')
    await transaction.deleteFrom('mail').where('id', 'in', waiting.forUpdate().skipLocked()).execute()
    await transaction
      .deleteFrom('subscription_token')
      .where('action', '=', 'confirm')
      .where('subscription_id', 'in', ended)
      .execute()
    return describe(found)
  })
}

function describe({ merchant, slug }: { merchant: string | null; slug: string | null }): LinkedSubscription {
  return { merchant: merchant === null || slug === null ? null : { name: merchant, slug } }
}
