import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { changeRow, type ChangedRow, type RowChange } from '../editing/changeRow.ts'
import { MERCHANTS } from '../editing/MERCHANTS.ts'
import type { Merchant, MerchantTarget } from '../editing/readMerchant.ts'

/**
 * Sets a merchant's logo; from then on it is the editors' and no import touches it.
 * @param path as `storePicture` returns it
 * @throws {EditError} the site has no such merchant
 */
export function setLogo(
  database: Kysely<Database>,
  target: MerchantTarget,
  path: string,
  change: RowChange,
): Promise<ChangedRow<Merchant>> {
  return changeRow(MERCHANTS, database, target, change, ({ edited }) => ({
    action: 'edit',
    set: { logo: path, edited: [...new Set([...edited, 'logo'])].toSorted() },
    recorded: edited.includes('logo') ? [] : ['logo'],
  }))
}
