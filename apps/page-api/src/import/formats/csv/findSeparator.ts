/** What parts the columns of a table, the most usual first. */
export const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Excel's own line before the names of the columns. */
const SAID = /^"?sep=([,;\t|])"?\s*$/i

/** What a first line of the kind `sep=;` says; undefined for any other line. */
export function saidSeparator(line: string): Separator | undefined {
  const sign = SAID.exec(line)?.[1]
  return SEPARATORS.find((separator) => separator === sign)
}

/** What stands most often in the row of names, outside of quotes. */
export function findSeparator(header: string): Separator {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const count = (separator: Separator): number => bare.split(separator).length
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best))
}
