import type { Column } from './Column.ts'
import type { Field } from './fieldsByName.ts'

/** A column that is taken for a field by what it holds, and what speaks for it. */
export interface Guess {
  field: Field
  column: Column
  why: string
}

/** What is known so far: the columns of a field, the first that counts first. */
export type Taken = ReadonlyMap<Field, readonly Column[]>

/** Fewer cells show nothing. */
export const FEWEST_CELLS = 3
/** Some cells of any column are filled in wrongly. */
export const NEARLY_ALL = 0.9
export const MOST = 0.7
export const HALF = 0.5

export type Guesser = (columns: readonly Column[], taken: Taken) => readonly Guess[]

export function describeCount(column: Column, isTrue: (cell: string) => boolean): string {
  return `${column.filled.filter((cell) => isTrue(cell)).length} of ${column.filled.length} cells`
}
