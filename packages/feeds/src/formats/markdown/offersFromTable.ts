import type { Table, TableRow } from 'mdast'
import { plainText, withoutMarks } from '../../text/plainText.ts'
import { findPosition, inlineText, linksIn } from './inlineText.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { splitOffers, wholeOffer } from './splitOffers.ts'
import type { RawOffer } from '../../draft/Draft.ts'
import { tableDate } from '../../fields/tableDate.ts'
import { isFieldCode, saysNoCode } from '../../text/codeShape.ts'
import { inAnyLanguage, re } from '../../text/re.ts'
import words from '../../text/words/columns.json' with { type: 'json' }

interface Columns {
  name: number
  /** Where the link to the merchant stands. */
  link: number
  /** What the offer is, in a table whose other column says whose it is; -1 for none, as below. */
  offer: number
  code: number
  ends: number
  text: number[]
  terms: number[]
}

const NAME = re.iu`${inAnyLanguage(words.name)}`
const OFFER = re.iu`^(?:${inAnyLanguage(words.offer)})$`
const CODE = re.iu`^(?:${inAnyLanguage(words.code)})$`
const ENDS = re.iu`^(?:${inAnyLanguage(words.ends)})$`
const TERMS = re.iu`${inAnyLanguage(words.terms)}`

/** Tables of offers, their columns in any order; a table that names no product and no code (a legend) has none. */
export function offersFromTable(table: Table, context: ListContext): MarkdownRecord[] {
  const [header, ...rows] = table.children
  const columns = header && findColumns(header, rows)
  if (!columns) return []
  return rows.flatMap((row) => offersFromRow(row, columns, context))
}

function findColumns(header: TableRow, rows: readonly TableRow[]): Columns | undefined {
  const titles = header.children.map((cell) => plainText(withoutMarks(inlineText(cell))))
  const linked = header.children.findIndex((_, index) => isMostlyLinks(rows, index))
  const named = titles.findIndex((title) => NAME.test(title))
  const isNameLinked = named !== -1 && isMostlyLinks(rows, named)
  const name = named === -1 ? linked : named
  const link = isNameLinked || linked === -1 ? name : linked
  const terms = titles.flatMap((title, index) => (TERMS.test(title) && index !== name && index !== link ? [index] : []))
  if (name === -1 || (terms.length === 0 && linked === -1)) return undefined
  const find = (pattern: RegExp) => titles.findIndex((title, index) => index !== name && pattern.test(title))
  return {
    name,
    link,
    // A name that leads to the merchant is mostly the product's.
    offer: isNameLinked ? -1 : find(OFFER),
    code: find(CODE),
    ends: find(ENDS),
    text: titles.flatMap((title, index) =>
      title !== '' && index !== name && index !== link && !terms.includes(index) ? [index] : [],
    ),
    terms,
  }
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
  const linkCell = cells[columns.link]
  const main = linkCell && linksIn(linkCell)[0]
  if (!nameCell || !main) return [{ line, excerpt, issue: 'no_link' }]
  const at = (index: number) => (cells[index] ? inlineText(cells[index]) : '')
  const join = (indexes: readonly number[]) =>
    indexes
      .filter((index) => cells[index])
      .map(at)
      .join(' | ')
  const known = new Set([columns.name, columns.link, ...columns.text, ...columns.terms])
  // What spilled into a column without a title is terms: "…code **X** | Ends Dec 2 |".
  const spilled = cells.flatMap((_, index) => (known.has(index) || index < columns.name ? [] : [index]))
  const hasOffer = columns.offer !== -1 && at(columns.offer) !== ''
  const offer = {
    name: strayName(at(columns.name)) ?? (columns.link === columns.name ? inlineText(main) : at(columns.name)),
    text: hasOffer ? at(columns.offer) : join(columns.text),
    terms: join([...columns.terms, ...spilled].filter((index) => index !== columns.offer || !hasOffer)),
    links: [main.url, ...links.filter((link) => link !== main).map(({ url }) => url)],
  }
  const fields = readFields(at, columns)
  const offers = fields.codes ? [wholeOffer(offer, context)] : splitOffers(offer, context)
  // A table with a column of codes or offers lists nothing else.
  const needsWorth = context.year !== null || (!hasOffer && columns.code === -1)
  return offers.map((value) => ({
    line,
    excerpt,
    value: { ...value, ...fields, isDescription: !hasOffer, needsWorth },
  }))
}

/** What columns of their own say: the code, or that there is none, and the last day. */
function readFields(at: (index: number) => string, { code, ends }: Columns): Partial<RawOffer> {
  const codeCell = withoutMarks(plainText(at(code)))
  const endsOn = tableDate(withoutMarks(plainText(at(ends))), undefined)
  return {
    ...((isFieldCode(codeCell) || saysNoCode(codeCell)) && { codes: [codeCell] }),
    ...(endsOn && { ends: endsOn }),
  }
}

/** As in a heading: a link pasted into a link leaves the name in the text before. */
function strayName(cell: string): string | undefined {
  return /^\s*\[([^[\]]+)\]\(/.exec(cell)?.[1]
}
