import { invariant } from '@clipfront/routing/errors'
import type { Ids } from './Seeding.ts'

export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key)
  invariant(id !== undefined, `the demo catalogue names ${key}, which it does not have`)
  return id
}
