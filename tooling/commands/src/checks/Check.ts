/** A rule of the repository that a script can hold. */
export interface Check {
  /** As it is named in the list of results and in `npm run check -- NAME`. */
  name: string
  /**
   * @returns one line or more per breach, each saying where and how to repair it; none when the rule holds
   */
  run: (signal?: AbortSignal) => Promise<readonly string[]>
}
