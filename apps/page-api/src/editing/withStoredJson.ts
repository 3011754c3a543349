const JSON_COLUMNS = new Set(['about', 'conditions', 'discount', 'facts', 'how_to_use', 'questions', 'terms'])

/** Values as the driver takes them: what stands in a column of JSON is text. */
export function withStoredJson(set: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(set).map(([column, value]) => [
      column,
      JSON_COLUMNS.has(column) && value !== null ? JSON.stringify(value) : value,
    ]),
  )
}
