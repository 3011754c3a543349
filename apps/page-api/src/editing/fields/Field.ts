import type { Site } from '@clipfront/site-config'

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
