/** The endings of files that are of a format under another name. */
const FORMATS: Readonly<Record<string, string>> = {
  tsv: 'csv',
  psv: 'csv',
  txt: 'csv',
  // A workbook is a table.
  xlsx: 'csv',
  jsonl: 'json',
  ndjson: 'json',
  rss: 'xml',
  atom: 'xml',
  yml: 'yaml',
  md: 'markdown',
}

/** The format that is meant by its name, or by the ending of a file. */
export function nameFormat(given: string | undefined): string | undefined {
  return given === undefined || !Object.hasOwn(FORMATS, given) ? given : FORMATS[given]
}
