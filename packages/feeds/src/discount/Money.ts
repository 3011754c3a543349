/** An amount that knows its currency. */
export interface Money {
  /** In major units: 15 is fifteen pounds. */
  amount: number
  /** ISO 4217. */
  currency: string
}
