import type { Difference } from './Change.ts'

/** What of a row is set to something else. */
export function differenceOf(row: object, set: object): Difference {
  const before: Record<string, unknown> = { ...row }
  return Object.fromEntries(
    Object.entries(set).flatMap(([field, after]) =>
      isSame(before[field], after) ? [] : [[field, [before[field] ?? null, after] as const]],
    ),
  )
}

/** As JSON, in which moments are texts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
