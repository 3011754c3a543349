/** What undoing an import did, or would do. */
export interface Undone {
  run: number
  site: string
  offers: {
    /** Added by the run, and gone again: nobody has touched them. */
    removed: number
    /** Added by the run and taken back: shoppers have used them, so that what is known of them stays. */
    takenBack: number
    /** Changed by the run, and as they were again. */
    restored: number
    /** Confirmed or taken back by the run, and as they were again. */
    settled: number
  }
  listings: { removed: number; restored: number }
  merchants: { removed: number; renamed: number }
  /** What was not undone, and why; the first of them. */
  left: Left[]
  leftTotal: number
}

export interface Left {
  kind: 'coupon' | 'merchant'
  id: number
  /** Empty for all of it. */
  fields: string[]
  why: LeftBecause
}

export type LeftBecause = 'an editor has changed it since' | 'a later import has changed it since'
