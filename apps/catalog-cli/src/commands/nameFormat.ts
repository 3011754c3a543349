/** A workbook is a table: whoever names it by the ending of its file means csv. */
export function nameFormat(given: string | undefined): string | undefined {
  return given === 'xlsx' ? 'csv' : given
}
