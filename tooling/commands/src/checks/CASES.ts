/** A table of the behaviour document whose cases have names: `N1` to `N44`. */
interface CaseTable {
  /** What the names begin with. */
  prefix: string
  last: number
  /** Numbers that the table leaves out. */
  gaps?: readonly number[]
}

/** The tables of routing: navigation, scroll, lost code, prefetch, fetching, loading bar, errors, duplicates, click-out. */
const TABLES: readonly CaseTable[] = [
  // N36 is a rule of the app for each query; no app has one.
  { prefix: 'N', last: 44, gaps: [36] },
  // The table itself says R1 to R20, which are names of rows as well.
  { prefix: 'scroll R', last: 20 },
  { prefix: 'C', last: 14 },
  // P5 and P6 are a site that does not prefetch; none is so.
  { prefix: 'P', last: 19, gaps: [5, 6] },
  { prefix: 'F', last: 15 },
  { prefix: 'L', last: 10 },
  { prefix: 'E', last: 8 },
  { prefix: 'D', last: 8 },
  { prefix: 'G', last: 9, gaps: [3] },
]

/** Each case that a test has to name. */
export const CASES: readonly string[] = TABLES.flatMap(({ prefix, last, gaps = [] }) =>
  Array.from({ length: last }, (_, index) => index + 1)
    .filter((number) => !gaps.includes(number))
    .map((number) => prefix + number),
)
