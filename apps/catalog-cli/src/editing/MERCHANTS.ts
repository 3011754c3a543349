import type { Transaction } from 'kysely'
import { storeMerchantCashback } from '@clipfront/catalog/cashback'
import type { Database } from '@clipfront/catalog/database'
import { moveSlug } from '@clipfront/catalog/slugs'
import { lockSite } from '../import/lockSite.ts'
import type { Entity } from './changeRow.ts'
import { EditError } from './EditError.ts'
import { MERCHANT_FIELDS, type MerchantFieldName } from './fields/merchantFields.ts'
import { findFormerSlug, type Merchant, type MerchantTarget, readMerchant } from './readMerchant.ts'
import { lockRow, withStoredJson } from './recordEdit.ts'

/** Merchants as editors change them. A new slug is a new address, to which the old one leads for ever. */
export const MERCHANTS: Entity<MerchantTarget, Merchant, MerchantFieldName> = {
  kind: 'merchant',
  fields: MERCHANT_FIELDS,
  lock: async (transaction, target, { now, onWait }, fields) => {
    // Two editors who choose the same address take turns, and so do an editor and an import that adds a merchant.
    if (fields.includes('slug')) await lockSite(transaction, target.site, onWait)
    const { id } = await readMerchant(transaction, target, now)
    await lockRow(transaction, 'merchant', id, onWait)
    // Another editor, who had the lock before, may have given it another address.
    return readMerchant(transaction, target, now)
  },
  read: readMerchant,
  store: async (transaction, { id, site, slug }, set, now) => {
    const { cashback, tracking_hours, paying_days, cashback_exclusions, cashback_terms, ...columns } = set
    const row = withStoredJson({ ...columns, changed_at: now })
    await transaction.updateTable('merchant').set(row).where('id', '=', id).execute()
    const given = Object.entries({ cashback, tracking_hours, paying_days, cashback_exclusions, cashback_terms })
    const ofCashback = given.filter(([, value]) => value !== undefined)
    if (ofCashback.length > 0) await storeMerchantCashback(transaction, id, Object.fromEntries(ofCashback), now)
    if (set.slug !== undefined && set.slug !== slug)
      await moveSlug(transaction, { site, kind: 'merchant', from: slug, to: set.slug, now })
  },
  check: async (transaction, merchant, { slug }) => {
    if (slug !== undefined && slug !== merchant.slug) await assertSlugFree(transaction, merchant, slug)
  },
  checkReset: ({ edited }, field) => {
    if (field === 'slug') throw new EditError('slug: An address is not given back. Set the one it had before.')
    if (!edited.includes(field))
      throw new EditError(`${field} was set by no editor. Set are ${edited.join(', ') || 'none'}.`)
  },
  // A rate that has ended since it was replaced is not restored.
  restore: (_, { cashback, ...others }, now) =>
    cashback
      ? { ...others, cashback: cashback.filter(({ until }) => until === null || new Date(until) > now) }
      : others,
}

/** @throws {EditError} another merchant has the address, or it leads to one: links to that merchant would end here */
async function assertSlugFree(transaction: Transaction<Database>, { site, slug: own }: Merchant, slug: string) {
  const taken = await transaction
    .selectFrom('merchant')
    .select('name')
    .where('site', '=', site)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (taken) throw new EditError(`slug: ${taken.name} has the address "${slug}" on ${site}. Choose another one.`)
  const former = await findFormerSlug(transaction, { site, slug })
  if (former?.to && former.to !== own)
    throw new EditError(
      `slug: "${slug}" was the address of "${former.to}" and leads there: links to that shop would end here. Choose another one.`,
    )
}
