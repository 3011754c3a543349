import type { Block, Picture } from '@clipfront/page-data'
import type { ColumnType, JSONColumnType } from 'kysely'

export type Moment = ColumnType<Date, Date | string, Date | string>
export type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** JSON that the database fills in where nothing is given. */
export type Json<Value extends object> = JSONColumnType<Value, string | undefined>

/** Long text, as page data carries it. */
export type Blocks = Json<Block[]>

/** A picture of our own. */
export type OptionalPicture = ColumnType<Picture | null, string | null | undefined, string | null>

export interface Question {
  question: string
  answer: Block[]
}

/** A number of any precision: the driver brings it as text. */
export type OptionalNumeric = ColumnType<string | null, number | string | null | undefined, number | string | null>
