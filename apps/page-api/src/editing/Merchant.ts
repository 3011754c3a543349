import type { Selectable } from 'kysely'
import type { MerchantTable } from '../database/tables/merchants.ts'

/** A shop as editors change it. */
export type Merchant = Selectable<MerchantTable>
