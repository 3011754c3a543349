import type { Site } from '@clipfront/site-config'
import { underName } from '../EditRefusal.ts'

/** What an editor may set: one or several columns of a row. */
export interface Field<Row> {
  columns: readonly (keyof Row & string)[]
  /** What may be written, as the usage text says it. */
  takes: string
  /** Text of several lines, which may stand in a file. */
  isLong?: boolean
  /** Columns of the row with their new values. @throws {EditRefusal} the text is none of that */
  parse: (text: string, context: { site: Site; row: Row; now: Date }) => Partial<Row>
}

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
