import { describeValue } from './describeValue.ts'

/** Names and values below each other; an asterisk marks what editors hold. */
export function describeColumns(
  row: object,
  columns: readonly string[],
  { edited, timeZone }: { edited: readonly string[]; timeZone: string },
): string[] {
  const values: Record<string, unknown> = { ...row }
  const width = Math.max(...columns.map((column) => column.length))
  return columns.map((column) => {
    const mark = edited.includes(column) ? '*' : ' '
    return `${mark} ${column.padEnd(width)}  ${describeValue(column, values[column], timeZone)}`
  })
}

/** What the asterisk means, where there is one. */
export function describeMark(edited: readonly string[]): string[] {
  return edited.length === 0 ? [] : ['* set by an editor: imports leave it, edit … --reset FIELD gives it back']
}
