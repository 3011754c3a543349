import type { Site } from '@clipfront/site-config'
import { withFieldName } from '../EditError.ts'
import { isNone } from './parseText.ts'

/** What an editor may set: one or several columns of a row. */
export interface Field<Row> {
  columns: readonly (keyof Row & string)[]
  /** What may be written, as the usage text says it. */
  takes: string
  /** Text of several lines, which may stand in a file. */
  isLong?: boolean
  /** Columns of the row with their new values. @throws {EditError} the text is none of that */
  parse: (text: string, context: { site: Site; row: Row; now: Date }) => Partial<Row>
}

/**
 * Makes fields of one column each.
 * @returns takes the column, what may be written, how that is read, and what "none" empties the column to
 */
export function createFields<Row>() {
  return <Column extends keyof Row & string>(
    column: Column,
    takes: string,
    parse: (text: string, context: Parameters<Field<Row>['parse']>[1]) => Row[Column],
    options: { none?: Row[Column]; isLong?: true } = {},
  ): Field<Row> => ({
    columns: [column],
    takes,
    isLong: options.isLong ?? false,
    parse: (text, context) => {
      const value = options.none !== undefined && isNone(text) ? options.none : parse(text, context)
      return Object.assign<Partial<Row>, object>({}, { [column]: value })
    },
  })
}

/** A field and its new value, as an editor wrote it. */
export type Setting<Name extends string> = readonly [field: Name, text: string]

/**
 * The columns that an editor's settings fill, one after the other.
 * @throws {EditError} a text is not what its field takes; the message begins with the field
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
      withFieldName(name, () => fields[name].parse(text, context)),
    )
  }
  return set
}
