import { rings, overlap, petals, pinwheel, sunrise, dots } from './round.ts'
import { facets, knot, peaks, quarters, chevrons, star } from './straight.ts'
import { arches, drop, leaves, stripes, waves, steps } from './grown.ts'

/** The family of marks that logos are made of, each on a square of 96. */
export const MARKS = [
  petals,
  quarters,
  rings,
  overlap,
  stripes,
  facets,
  peaks,
  waves,
  leaves,
  arches,
  knot,
  dots,
  sunrise,
  pinwheel,
  chevrons,
  drop,
  star,
  steps,
] as const
