/** What a spreadsheet shows where a formula failed or a column is too narrow. */
const NOTHING = /^(?:#(?:n\/?a|ref!|value!|name\?|div\/0!|null!|num!|spill!|calc!)|#{3,})$/i
/** How people keep a spreadsheet from making a number of a text: ="00123", '00123. */
const KEPT = /^(?:="([^"]*)"|'(\d[^']*))$/

/** A cell as its author meant it. */
export function cellText(cell: string): string {
  const text = cell.trim()
  if (NOTHING.test(text)) return ''
  const [, quoted, marked] = KEPT.exec(text) ?? []
  return quoted ?? marked ?? text
}
