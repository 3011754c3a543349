import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { Change } from './recordEdit.ts'
import { type ChangedMerchant, changeMerchant } from './changeMerchant.ts'
import { EditRefusal } from './EditRefusal.ts'
import { MERCHANT_FIELDS, type MerchantFieldName } from './fields/merchantFields.ts'
import { findFormer, type Merchant, type MerchantTarget } from './readMerchant.ts'
import { readFields, type Setting } from './fields/readFields.ts'
import { siteOf } from './siteOf.ts'

/**
 * Sets fields of a shop; from then on they are the editors' and no import touches them. A new slug is a new address, to which
 * the old one leads for ever.
 * @throws {EditRefusal} the site has no such shop, a text is not what its field takes, or another shop has the slug
 */
export async function editMerchant(
  database: Kysely<Database>,
  target: MerchantTarget,
  settings: readonly Setting<MerchantFieldName>[],
  change: Change & { dryRun?: boolean },
): Promise<ChangedMerchant> {
  const movesAddress = settings.some(([field]) => field === 'slug')
  return changeMerchant(database, target, { ...change, movesAddress }, async (merchant, transaction) => {
    const set = readFields(MERCHANT_FIELDS, settings, { site: siteOf(merchant.site), row: merchant, now: change.now })
    if (set.slug !== undefined && set.slug !== merchant.slug) await assertFree(transaction, merchant, set.slug)
    const columns = settings.flatMap(([field]) => MERCHANT_FIELDS[field].columns)
    const edited = [...new Set([...merchant.edited, ...columns])].toSorted()
    return {
      action: 'edit',
      set: { ...set, edited },
      noted: columns.filter((column) => !merchant.edited.includes(column)),
    }
  })
}

/** Neither another shop's address nor one that leads to another shop: links to that one would end here. */
async function assertFree(transaction: Transaction<Database>, { site, slug: own }: Merchant, slug: string) {
  const taken = await transaction
    .selectFrom('merchant')
    .select('name')
    .where('site', '=', site)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (taken) throw new EditRefusal(`slug: ${taken.name} has the address "${slug}" on ${site}. Choose another one.`)
  const former = await findFormer(transaction, { site, slug })
  if (former?.to && former.to !== own)
    throw new EditRefusal(
      `slug: "${slug}" was the address of "${former.to}" and leads there: links to that shop would end here. Choose another one.`,
    )
}
