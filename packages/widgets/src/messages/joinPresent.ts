import type { Count } from '../format/createFormat.ts'

/** What is counted, in words, without what there is none of. @param and between two of them, with its spaces */
export function joinPresent(and: string, ...counted: readonly (readonly [count: Count, words: string])[]): string {
  return counted
    .filter(([{ value }]) => value > 0)
    .map(([, words]) => words)
    .join(and)
}
