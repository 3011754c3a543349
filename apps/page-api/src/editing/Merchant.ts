import type { Selectable } from 'kysely'
import type { ShopCashback } from '../cashback/shopCashback.ts'
import type { MerchantTable } from '../database/tables/merchants.ts'

/** A shop as editors change it: its row, and what it pays back. */
export type Merchant = Selectable<MerchantTable> & ShopCashback
