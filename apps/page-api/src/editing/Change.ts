/** Who changes something, and why. */
export interface Change {
  by: string
  reason: string
  now: Date
  /** Somebody else is changing it, or an import is under way, and this waits for their end. */
  onWait?: () => void
}

/** By field: what was there, what is there now. */
export type Difference = Record<string, readonly [before: unknown, after: unknown]>
