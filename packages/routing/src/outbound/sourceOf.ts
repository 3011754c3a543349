import { queryValues } from './queryValues.ts'

/** Where an address says its visitor came from: the first `mktsrc` of its query that says anything. */
export function sourceOf(url: string): string | undefined {
  return queryValues(url, 'mktsrc').find((value) => value !== '')
}
