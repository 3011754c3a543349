import type { RejectReason } from '@clipfront/feeds/draft'
import * as v from 'valibot'

/** What became of an offer or a merchant that was taken. */
export type Outcome = 'added' | 'changed' | 'unchanged' | 'repeated'

/** What became of every record of a file: `read` is the sum of all the others. */
export interface ImportReport extends Record<Outcome, number> {
  read: number
  rejected: Partial<Record<RejectReason, number>>
}

const count = v.fallback(v.number(), 0)
/** A report as it is stored; that of an older version may lack a part. */
export const reportSchema = v.object({
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  repeated: count,
  rejected: v.fallback(v.record(v.string(), v.number()), {}),
})

export function emptyReport(): ImportReport {
  return { read: 0, added: 0, changed: 0, unchanged: 0, repeated: 0, rejected: {} }
}

/** How many were rejected, for whatever reason. */
export function countRejected({ rejected }: { rejected: Readonly<Record<string, number>> }): number {
  return Object.values(rejected).reduce((sum, rejects) => sum + rejects, 0)
}

/** How many stand in the catalog, new or not. */
export function countAccepted({ added, changed, unchanged, repeated }: Record<Outcome, number>): number {
  return added + changed + unchanged + repeated
}
