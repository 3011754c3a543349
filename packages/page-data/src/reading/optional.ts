import type { Field } from './Field.ts'

/** A field that may be left out or `null`; past the door there is always a value. */
export function optional<Out, Wire, Fallback>(
  field: Field<Out, Wire>,
  fallback: Fallback,
): Field<Out | Fallback, Wire | null | undefined> {
  return (value) => (value === undefined || value === null ? fallback : field(value))
}
