/** A number, for grammar to choose by, and how the site writes it. */
export interface Count {
  value: number
  written: string
}
