import type { Money } from '../../discount/Money.ts'

/** What can be shown for a verification. */
export interface Evidence {
  basket?: Money
  saved?: Money
  note?: string
}
