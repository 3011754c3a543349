import type { Field } from './Field.ts'
import { leaf } from './leaf.ts'

/** A field of a closed set. */
export function oneOf<const Choice extends string | number>(choices: readonly Choice[]): Field<Choice> {
  const known = new Set<unknown>(choices)
  return leaf(`one of ${choices.join(', ')}`, (value): value is Choice => known.has(value))
}
