import type { Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'

/** What was deleted, as numbers of rows. */
export interface Forgotten {
  subscriptions: number
  mails: number
  links: number
}

/** Deletes all that the tables hold of an address, on every site. @param address normalised */
export async function forgetAddress(database: Kysely<Database>, address: string): Promise<Forgotten> {
  return database.transaction().execute(async (transaction) => {
    const ids = transaction.selectFrom('subscription').where('email', '=', address).select('id')
    // A mail that is being sent holds its row: it is waited for, and then deleted too.
    const mails = await transaction.deleteFrom('mail').where('subscription_id', 'in', ids).returning('id').execute()
    const links = await transaction
      .deleteFrom('subscription_token')
      .where('subscription_id', 'in', ids)
      .returning('hash')
      .execute()
    const subscriptions = await transaction
      .deleteFrom('subscription')
      .where('email', '=', address)
      .returning('id')
      .execute()
    return { subscriptions: subscriptions.length, mails: mails.length, links: links.length }
  })
}
