import type { Field } from './Field.ts'
import { listOf } from './listOf.ts'

/** A list that may be left out; it is then empty, and nobody else's. */
export function optionalListOf<Out, Wire>(item: Field<Out, Wire>): Field<Out[], Wire[] | null | undefined> {
  const list = listOf(item)
  return (value) => (value === undefined || value === null ? [] : list(value))
}
