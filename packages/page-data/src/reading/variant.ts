import type { Field, OutOf, WireOf } from './Field.ts'
import { oneOf } from './oneOf.ts'
import { record } from './record.ts'

/** One of several objects, told apart by the value of one key. */
export function variant<Cases extends Record<string, Field<unknown, never>>>(
  key: string,
  cases: Cases,
): Field<OutOf<Cases[keyof Cases]>, WireOf<Cases[keyof Cases]>> {
  const kindOf = record<Record<string, string>, string>((wire) => wire.read(key, oneOf(Object.keys(cases))))
  return (value) => cases[kindOf(value)]?.(value) as OutOf<Cases[keyof Cases]>
}
