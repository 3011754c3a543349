import type { Table, TableRow } from 'mdast'
import { plainText, withoutMarks } from '../../text/plainText.ts'
import { findPosition, inlineText, linksIn } from './inlineText.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { splitOffers } from './splitOffers.ts'

interface Columns {
  name: number
  text: number[]
  terms: number[]
}

const NAME = /\b(?:name|product|app|shop|store|merchant|tool|company|service|title)\b/i
const TEXT = /\b(?:description|about|what|details?|notes?)\b/i
const TERMS =
  /\b(?:codes?|coupons?|discount|deals?|offers?|terms|price|savings?|valid\w*|until|ends?|dates?|expir\w*)\b/i

/** Tables of offers, their columns in any order; a table that names no product and no code (a legend) has none. */
export function offersFromTable(table: Table, context: ListContext): MarkdownRecord[] {
  const [header, ...rows] = table.children
  const columns = header && findColumns(header, rows)
  if (!columns) return []
  return rows.flatMap((row) => offersFromRow(row, columns, context))
}

function findColumns(header: TableRow, rows: readonly TableRow[]): Columns | undefined {
  const titles = header.children.map((cell) => plainText(withoutMarks(inlineText(cell))))
  const terms = titles.flatMap((title, index) => (TERMS.test(title) ? [index] : []))
  const linked = header.children.findIndex((_, index) => isMostlyLinks(rows, index))
  const named = titles.findIndex((title) => NAME.test(title))
  const name = named !== -1 && isMostlyLinks(rows, named) ? named : linked === -1 ? named : linked
  if (name === -1 || (terms.filter((index) => index !== name).length === 0 && linked === -1)) return undefined
  const rest = titles.flatMap((title, index) =>
    index !== name && !terms.includes(index) && (TEXT.test(title) || title) ? [index] : [],
  )
  return { name, text: rest, terms: terms.filter((index) => index !== name) }
}

function isMostlyLinks(rows: readonly TableRow[], column: number): boolean {
  const linked = rows.filter((row) => row.children[column] && linksIn(row.children[column]).length > 0)
  return rows.length > 0 && linked.length * 2 > rows.length
}

function offersFromRow(row: TableRow, columns: Columns, context: ListContext): MarkdownRecord[] {
  const { line, excerpt } = findPosition(row, context.lines)
  if (row.children.every((cell) => inlineText(cell).trim() === '')) return []
  const links = linksIn(row)
  if (links.length > 0 && links.every(({ url }) => url.startsWith('#'))) return [{ line, excerpt, issue: 'navigation' }]
  const cells = row.children
  const nameCell = cells[columns.name]
  const main = nameCell && linksIn(nameCell)[0]
  if (!nameCell || !main) return [{ line, excerpt, issue: 'no_link' }]
  const join = (indexes: readonly number[]) =>
    indexes.flatMap((index) => (cells[index] ? [inlineText(cells[index])] : [])).join(' | ')
  const known = new Set([columns.name, ...columns.text, ...columns.terms])
  // What spilled into a column without a title is terms: "…code **X** | Ends Dec 2 |".
  const spilled = cells.flatMap((_, index) => (known.has(index) || index < columns.name ? [] : [index]))
  const offer = {
    name: strayName(inlineText(nameCell)) ?? inlineText(main),
    text: join(columns.text),
    terms: join([...columns.terms, ...spilled]),
    links: [main.url, ...links.filter((link) => link !== main).map(({ url }) => url)],
  }
  return splitOffers(offer, context).map((value) => ({ line, excerpt, value }))
}

/** As in a heading: a link pasted into a link leaves the name in the text before. */
function strayName(cell: string): string | undefined {
  return /^\s*\[([^[\]]+)\]\(/.exec(cell)?.[1]
}
