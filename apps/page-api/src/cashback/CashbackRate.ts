import type { Money } from '../discount/Money.ts'

/** What a purchase earns. Its moments are texts in ISO 8601, as the record of edits keeps them. */
export interface CashbackRate {
  /** What it is paid for; empty for the headline rate. */
  tier: string
  worth: { percent: number } | Money
  /** More than usual, for a time. */
  isBoost: boolean
  /** What a purchase earns at most. */
  cap: Money | null
  /** When it begins; null for one that stands already, or at once. */
  from: string | null
  /** When it ends; null for as long as nobody changes it. */
  until: string | null
}
