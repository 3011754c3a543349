import type { Money } from '@clipfront/feeds/discount'

/** What can be shown for a verification. */
export interface Evidence {
  basket?: Money
  saved?: Money
  note?: string
}
