import type { Money } from '../discount/Money.ts'

/** What a purchase earns. */
export interface CashbackRate {
  /** What it is paid for; empty for the headline rate. */
  tier: string
  worth: { percent: number } | Money
  /** More than usual, for a time. */
  isBoost: boolean
  /** What a purchase earns at most. */
  cap: Money | null
}
