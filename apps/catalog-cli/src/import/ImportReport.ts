import type { RejectReason } from '@clipfront/feeds/draft'

/** What became of an offer or a merchant that was taken. */
export type Outcome = 'added' | 'changed' | 'unchanged' | 'repeated'

/** What became of every record of a file: `read` is the sum of all the others. */
export interface ImportReport extends Record<Outcome, number> {
  read: number
  rejected: Partial<Record<RejectReason, number>>
}

export function emptyReport(): ImportReport {
  return { read: 0, added: 0, changed: 0, unchanged: 0, repeated: 0, rejected: {} }
}

/** How many were rejected, for whatever reason. */
export function countRejected({ rejected }: ImportReport): number {
  return Object.values(rejected).reduce((sum, count) => sum + count, 0)
}

/** How many stand in the catalog, new or not. */
export function countAccepted({ added, changed, unchanged, repeated }: ImportReport): number {
  return added + changed + unchanged + repeated
}
