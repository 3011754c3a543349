import type { Block } from '@clipfront/page-data'
import type { CashbackRate } from './CashbackRate.ts'

/** What a shop pays back, as editors set it. */
export interface ShopCashback {
  /** The rates that stand or are to stand. */
  cashback: CashbackRate[]
  /** How long it takes until a purchase shows. */
  tracking_hours: number | null
  /** How long it takes until it is paid. */
  paying_days: number | null
  /** What earns nothing. */
  cashback_exclusions: Block[]
  cashback_terms: Block[]
}
