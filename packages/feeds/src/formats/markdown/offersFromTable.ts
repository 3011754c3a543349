import type { Nodes, Table, TableRow } from 'mdast'
import { plainText, withoutMarks } from '../../text/plainText.ts'
import { findPosition, inlineText, linksIn } from './inlineText.ts'
import { isCall } from './nameEntry.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { addressesIn } from './splitItem.ts'
import { splitOffers, wholeOffer } from './splitOffers.ts'
import { isOtherName } from '../../draft/nameMerchant.ts'
import type { RawOffer } from '../../draft/Draft.ts'
import { tableDate } from '../../fields/tableDate.ts'
import { isFieldCode, saysNoCode } from '../../text/codeShape.ts'
import { findDaysInCell } from '../../text/findDates.ts'
import { isAboutWriter, isEnded } from '../../text/isEnded.ts'
import { parseMerchantUrl } from '../../text/parseMerchantUrl.ts'
import { inAnyLanguage, re } from '../../text/re.ts'
import words from '../../text/words/columns.json' with { type: 'json' }

interface Columns {
  /** -1 where the heading above the table says whose offers its rows are. */
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
  const columns = header && findColumns(header, rows, context)
  if (!columns) return []
  return rows.flatMap((row) => offersFromRow(row, columns, context))
}

function findColumns(
  header: TableRow,
  rows: readonly TableRow[],
  { merchant }: Pick<ListContext, 'merchant'>,
): Columns | undefined {
  const titles = header.children.map((cell) => plainText(withoutMarks(inlineText(cell))))
  const linked = header.children.findIndex((_, index) => isMostlyLinks(rows, index))
  const named = titles.findIndex((title) => NAME.test(title))
  const isNameLinked = named !== -1 && isMostlyLinks(rows, named)
  const isHeaded = named === -1 && (merchant !== null || linked === -1) && isListOfOffers(titles, linked)
  const name = isHeaded ? -1 : named === -1 ? findNames(rows, linked) : named
  const link = isHeaded ? linked : isNameLinked || linked === -1 ? name : linked
  const terms = titles.flatMap((title, index) => (TERMS.test(title) && index !== name && index !== link ? [index] : []))
  if (!isHeaded && (name === -1 || (terms.length === 0 && linked === -1))) return undefined
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

/** Of the merchant above them: codes, or offers and their last days, with no other column that leads somewhere. */
function isListOfOffers(titles: readonly string[], linked: number): boolean {
  const [offer, code, ends] = [OFFER, CODE, ENDS].map((pattern) => titles.findIndex((title) => pattern.test(title)))
  return (linked === -1 || linked === offer) && (code !== -1 || (offer !== -1 && ends !== -1))
}

/** Where no title says so, names are the words of the links; where these only say to follow them, what stands first in the rows. */
function findNames(rows: readonly TableRow[], linked: number): number {
  const labels = rows.flatMap((row) => findLabel(row.children[linked]) ?? [])
  const calls = labels.filter((label) => isCall(label))
  return linked > 0 && calls.length * 2 > labels.length ? 0 : linked
}

function isMostlyLinks(rows: readonly TableRow[], column: number): boolean {
  const linked = rows.filter(
    (row) => row.children[column] && addressesIn(row.children[column], { domainsToo: false }).length > 0,
  )
  return rows.length > 0 && linked.length * 2 > rows.length
}

function offersFromRow(row: TableRow, columns: Columns, context: ListContext): MarkdownRecord[] {
  const { line, excerpt } = findPosition(row, context.lines)
  if (row.children.every((cell) => inlineText(cell).trim() === '')) return []
  const anchors = linksIn(row)
  if (anchors.length > 0 && anchors.every(({ url }) => url.startsWith('#')))
    return [{ line, excerpt, issue: 'navigation' }]
  const cells = row.children
  const at = (index: number) => (cells[index] ? inlineText(cells[index]) : '')
  const join = (indexes: readonly number[]) =>
    indexes
      .filter((index) => cells[index])
      .map(at)
      .join(' | ')
  const headed = columns.name === -1 ? context.merchant : null
  const name = headed?.name ?? strayName(at(columns.name)) ?? findLabel(cells[columns.name]) ?? at(columns.name)
  if ([columns.name, columns.offer, columns.code, columns.ends].some((index) => isEnded(plainText(at(index)))))
    return [{ line, excerpt, issue: 'no_offer' }]
  const links = headed?.link ? [headed.link] : findLinks(cells, columns, name, context)
  const known = new Set([columns.name, columns.link, ...columns.text, ...columns.terms])
  // What spilled into a column without a title is terms: "…code **X** | Ends Dec 2 |".
  const spilled = cells.flatMap((_, index) => (known.has(index) || index < columns.name ? [] : [index]))
  const hasOffer = columns.offer !== -1 && at(columns.offer) !== ''
  const offer = {
    name,
    text: hasOffer ? at(columns.offer) : join(columns.text),
    terms: join([...columns.terms, ...spilled].filter((index) => index !== columns.offer || !hasOffer)),
    links,
  }
  const fields = readFields(at, columns, context)
  const offers = fields.codes ? [wholeOffer(offer, context)] : splitOffers(offer, context)
  // A table with a column of codes or offers lists nothing else, but for rows of its writer.
  const isOffer = (hasOffer || columns.code !== -1) && !isAboutWriter(plainText(`${offer.text} ${offer.terms}`))
  const needsWorth = context.year !== null || !isOffer
  const issue = links.length === 0 ? ({ issue: 'no_link' } as const) : {}
  const kept = { ...fields, isDescription: !hasOffer, needsWorth }
  return offers.map((value) => Object.assign({ line, excerpt, value: Object.assign(value, kept) }, issue))
}

function findLabel(cell: Nodes | undefined): string | undefined {
  const [link] = cell ? linksIn(cell) : []
  return link && inlineText(link)
}

/**
 * Where a row leads, the merchant first: by its column for that, by any other link, by what the list has said of this name, or by the
 * name of a domain that agrees with it.
 */
function findLinks(cells: readonly Nodes[], columns: Columns, name: string, { merchants }: ListContext): string[] {
  const links = cells.flatMap((cell) => addressesIn(cell, { domainsToo: false })).map(({ url }) => url)
  const linkCell = cells[columns.link]
  const [own] = linkCell ? addressesIn(linkCell, { domainsToo: columns.link !== columns.name }) : []
  const main = own?.url ?? links[0] ?? merchants.find(name) ?? findDomain(cells, name)
  if (main === undefined) return []
  merchants.add(name, main)
  return [main, ...links.filter((url) => url !== main)]
}

function findDomain(cells: readonly Nodes[], name: string): string | undefined {
  return cells
    .flatMap((cell) => addressesIn(cell, { domainsToo: true }))
    .map(({ url }) => url)
    .find((url) => {
      const merchant = parseMerchantUrl(url)
      return typeof merchant !== 'string' && !isOtherName(plainText(withoutMarks(name)), merchant.domain)
    })
}

/** What columns of their own say: the code, or that there is none, and the last day. */
function readFields(
  at: (index: number) => string,
  { code, ends }: Columns,
  { asOf, year }: ListContext,
): Partial<RawOffer> {
  const codeCell = withoutMarks(plainText(at(code)))
  const endCell = withoutMarks(plainText(at(ends)))
  const endsOn =
    tableDate(endCell, undefined) ?? findDaysInCell(endCell, asOf ?? year ?? Number.NaN, 'month-first').ends
  return {
    ...((isFieldCode(codeCell) || saysNoCode(codeCell)) && { codes: [codeCell] }),
    ...(endsOn && { ends: endsOn }),
  }
}

/** As in a heading: a link pasted into a link leaves the name in the text before. */
function strayName(cell: string): string | undefined {
  return /^\s*\[([^[\]]+)\]\(/.exec(cell)?.[1]
}
