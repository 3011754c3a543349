import type { Field } from './Field.ts'
import { FieldFault } from './FieldFault.ts'

/**
 * A field that is checked and kept as it is.
 * @param expected completes "must be …"
 */
export function leaf<Out>(expected: string, is: (value: unknown) => value is Out): Field<Out> {
  return (value) => {
    if (is(value)) return value
    throw new FieldFault(expected, value)
  }
}
