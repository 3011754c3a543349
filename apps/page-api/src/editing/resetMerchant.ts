import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { Change } from './Change.ts'
import { type ChangedMerchant, changeMerchant } from './changeMerchant.ts'
import { EditRefusal } from './EditRefusal.ts'
import type { MerchantFieldName } from './fields/merchantFields.ts'
import { formerValues } from './formerValues.ts'
import type { Merchant } from './Merchant.ts'
import type { MerchantTarget } from './readMerchant.ts'

/**
 * Gives fields of a shop back: what stood there before the editors does again. An address stays: what led to it would break.
 * @throws {EditRefusal} the site has no such shop, no editor has set one of the fields, or one is its address
 */
export async function resetMerchant(
  database: Kysely<Catalogue>,
  target: MerchantTarget,
  fields: readonly MerchantFieldName[],
  change: Change & { dryRun?: boolean },
): Promise<ChangedMerchant> {
  return changeMerchant(database, target, change, async (merchant, transaction) => {
    for (const field of fields) {
      if (field === 'slug') throw new EditRefusal('slug: An address is not given back. Set the one it had before.')
      if (!merchant.edited.includes(field))
        throw new EditRefusal(`${field} was set by no editor. Set are ${merchant.edited.join(', ') || 'none'}.`)
    }
    const values = await formerValues(transaction, { kind: 'merchant', id: merchant.id }, fields)
    const edited = merchant.edited.filter((column) => !fields.some((field) => field === column))
    return { action: 'reset', set: { ...withoutEnded(values, change.now), edited }, noted: fields }
  })
}

/** A rate that has ended since it was replaced does not stand again. */
function withoutEnded({ cashback, ...others }: Partial<Merchant>, now: Date): Partial<Merchant> {
  if (!cashback) return others
  return { ...others, cashback: cashback.filter(({ until }) => until === null || new Date(until) > now) }
}
