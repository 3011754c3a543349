import type { Tally } from '../results/Tally.ts'

/** A part of `npm test`: what it is called in the table at the end, and how it comes to its tally. */
export interface Part {
  name: string
  run: (signal: AbortSignal) => Promise<Tally>
}

export interface FinishedPart extends Tally {
  name: string
  seconds: number
}
