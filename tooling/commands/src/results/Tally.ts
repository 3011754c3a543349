/** What a part of `npm test` came to. */
export interface Tally {
  passed: number
  failed: number
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
}
