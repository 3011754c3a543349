const TABLE_ROW = /^\s*\|(?!(?:\s*:?-+:?\s*\|)+\s*$)/
const HEADING_WITH_LINK = /^\s*#{1,6}\s.*\]\(/
const LIST_ITEM = /^\s*(?:[-*+]|\d+\.)\s/

/** @returns whether a line could hold an offer by its place alone: a row of a table, a heading with a link, an item of a list */
export function holdsOffer(line: string): boolean {
  return TABLE_ROW.test(line) || HEADING_WITH_LINK.test(line) || LIST_ITEM.test(line)
}
