import type { Site } from '@clipfront/site-config'
import type { Field } from './fields/Field.ts'
import { underName } from './underName.ts'

/** A field, and what is to stand in it, as an editor wrote it. */
export type Setting<Name extends string> = readonly [field: Name, text: string]

/**
 * The columns that an editor's settings fill, one after the other.
 * @throws {EditRefusal} a text is not what its field takes; the message begins with the field
 */
export function readFields<Row extends object, Name extends string>(
  fields: Record<Name, Field<Row>>,
  settings: readonly Setting<Name>[],
  { site, row, now }: { site: Site; row: Row; now: Date },
): Partial<Row> {
  const set: Partial<Row> = {}
  for (const [name, text] of settings) {
    const context = { site, row: { ...row, ...set }, now }
    Object.assign(
      set,
      underName(name, () => fields[name].parse(text, context)),
    )
  }
  return set
}
