import { domainToUnicode } from 'node:url'
import { findCategory } from '../draft/findCategory.ts'
import { createDateOrders, tableDate } from '../fields/tableDate.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { findAddress, parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import {
  type Column,
  isCodeCell,
  isMerchantLink,
  meanLength,
  shareOfDistinct,
  shareOfKinds,
  shareWhere,
} from './Column.ts'
import { describeCount, FEWEST_CELLS, type Guess, type Guesser, HALF, MOST, NEARLY_ALL, type Taken } from './Guess.ts'
import { guessDescription, guessPercent, guessType, guessWorth } from './worthByCells.ts'

/**
 * What columns hold whose names say nothing, for fields that no name has taken. Each guess stands on what other columns say
 * beside it; where two columns could be it, none is taken.
 */
export function guessByCells(columns: readonly Column[], taken: Taken): Guess[] {
  const found = new Map(taken)
  const guesses: Guess[] = []
  const pool = new Set(columns.filter(({ filled }) => filled.length >= FEWEST_CELLS))
  for (const guess of GUESSERS)
    for (const one of guess([...pool], found)) {
      guesses.push(one)
      pool.delete(one.column)
      found.set(one.field, [...(found.get(one.field) ?? []), one.column])
    }
  return guesses
}

const GUESSERS: readonly Guesser[] = [
  guessLink,
  guessName,
  guessText,
  guessTitle,
  guessCodes,
  guessDates,
  guessPercent,
  guessWorth,
  guessType,
  guessDescription,
  guessCategory,
]

/** Links that lead to shops, which tell whose offers these are before names that may mean a shop are weighed. */
export function guessLinks(columns: readonly Column[], taken: Taken): readonly Guess[] {
  const pool = columns.filter(({ filled }) => filled.length >= FEWEST_CELLS)
  const links = guessLink(pool, taken)
  return links.length > 0 ? links : guessLinkInText(pool, taken)
}

/** Posts have their links in what they say. */
function guessLinkInText(columns: readonly Column[], taken: Taken): Guess[] {
  if (taken.has('link') || taken.has('affiliate') || taken.has('name')) return []
  const texts = [...(taken.get('text') ?? []), ...(taken.get('description') ?? []), ...columns]
  const saying = texts.filter(
    (column) => column.filled.length >= FEWEST_CELLS && shareWhere(column, namesAddress) >= HALF,
  )
  const [column] = saying.toSorted((a, b) => b.filled.length - a.filled.length || order(a, b))
  return column
    ? [{ field: 'link', column, why: `${describeCount(column, namesAddress)} name the address of a shop` }]
    : []
}

function namesAddress(cell: string): boolean {
  return /\s/.test(cell) && /https?:/i.test(cell) && isMerchantLink(findAddress(cell))
}

function guessLink(columns: readonly Column[], taken: Taken): Guess[] {
  if (taken.has('link') || taken.has('affiliate')) return []
  const links = columns.filter(
    (column) =>
      shareOfKinds(column, 'link', 'domain') >= NEARLY_ALL && column.filled.length >= column.cells.length * MOST,
  )
  const merchantLinks = links.filter((column) => shareWhere(column, isMerchantLink) >= NEARLY_ALL)
  const [first, ...others] = merchantLinks.toSorted((a, b) => meanLength(b) - meanLength(a) || order(a, b))
  if (first && others.every((other) => agreeOnMerchants(first, other) === true))
    return [first, ...others].map((column) => ({
      field: 'link',
      column,
      why: `${describeCount(column, isMerchantLink)} lead to shops`,
    }))
  const [only, ...more] = links
  if (merchantLinks.length > 0 || !only || more.length > 0) return []
  return [{ field: 'affiliate', column: only, why: 'links which do not say where they lead' }]
}

/** Whether two columns of links lead to the same merchants; null where no record tells. */
export function agreeOnMerchants(one: Column, other: Column): boolean | null {
  const both = one.cells.flatMap((cell, row) => {
    const domains = [findDomain(cell), findDomain(other.cells[row] ?? '')] as const
    return domains.includes('') ? [] : [domains]
  })
  return both.length === 0 ? null : both.filter(([a, b]) => a === b).length >= both.length * NEARLY_ALL
}

function guessName(columns: readonly Column[], taken: Taken): Guess[] {
  if (taken.has('name')) return []
  const agreeing = columns.filter((column) => isWording(column) && shareNamedAsMerchant(column, taken) >= HALF)
  const [column] = agreeing
  return column && agreeing.length === 1
    ? [{ field: 'name', column, why: 'the names are those of the shops that the links lead to' }]
    : []
}

/** The share of cells that say what the domain of the same record says. */
export function shareNamedAsMerchant(column: Column, taken: Taken): number {
  const links = [...(taken.get('link') ?? []), ...(taken.get('affiliate') ?? [])]
  const rows = column.cells.flatMap((cell, row) => {
    const domain = links.map((link) => findDomain(link.cells[row] ?? '')).find((name) => name !== '')
    return cell && domain ? [{ cell: compact(cell), label: compact(domain.replace(/\.[^.]*$/, '')) }] : []
  })
  const named = rows.filter(
    ({ cell, label }) => cell.length >= 3 && (label.includes(cell) || (label.length >= 3 && cell.startsWith(label))),
  )
  return rows.length < FEWEST_CELLS ? 0 : named.length / rows.length
}

/** The share of cells whose domains are not those of another merchant as well: a category or a feed has many. */
export function shareOfOwnDomains(column: Column, taken: Taken): number {
  const links = [...(taken.get('link') ?? []), ...(taken.get('affiliate') ?? [])]
  const domains = new Map<string, Set<string>>()
  for (const [row, cell] of column.cells.entries()) {
    const domain = links.map((link) => findDomain(link.cells[row] ?? '')).find((name) => name !== '')
    if (cell && domain) domains.set(cell, (domains.get(cell) ?? new Set()).add(domain))
  }
  const sole = [...domains.values()].filter(({ size }) => size === 1).length
  return domains.size === 0 ? 1 : sole / domains.size
}

function findDomain(link: string): string {
  const address = parseMerchantUrl(link)
  return typeof address === 'string' ? '' : domainToUnicode(address.domain)
}

function compact(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** What offers say is told from other prose by the discounts in it, a title from a description by its length. */
function guessText(columns: readonly Column[], taken: Taken): Guess[] {
  if (taken.has('text')) return []
  const described = Math.max(0, ...(taken.get('description') ?? []).map(shareOfWorths))
  const worths = columns
    .filter((column) => isWording(column) && shareOfDistinct(column) >= HALF)
    .filter((column) => shareOfWorths(column) >= HALF && shareOfWorths(column) > described)
    .toSorted((a, b) => meanLength(a) - meanLength(b) || order(a, b))
  const [first, second] = worths
  if (!first || (second && meanLength(second) < meanLength(first) * 1.5)) return []
  return worths.map((column) => ({
    field: 'text',
    column,
    why: `${describeCount(column, (cell) => findDiscount(cell) !== null)} say what is saved`,
  }))
}

/** What offers are called where no column says what is saved: phrases of which hardly one comes twice. */
function guessTitle(columns: readonly Column[], taken: Taken): Guess[] {
  if (taken.has('text') || taken.has('product') || taken.has('description')) return []
  const titles = columns.filter(
    (column) =>
      isWording(column) &&
      shareOfDistinct(column) >= NEARLY_ALL &&
      shareOfKinds(column, 'prose', 'worth') >= HALF &&
      column.filled.length >= column.cells.length * NEARLY_ALL,
  )
  const [column] = titles
  return column && titles.length === 1 ? [{ field: 'text', column, why: 'each record has a phrase of its own' }] : []
}

function shareOfWorths(column: Column): number {
  return shareWhere(column, (cell) => findDiscount(cell) !== null)
}

/** Capitals that go into figures, each of a shape of its own: a word in them tells a code from a number of stock. */
const SPEAKING = /^(?=.*\p{Lu}{4})[\p{Lu}\p{N}_-]{5,24}$|^\p{Lu}{3,}[-_]?\d{1,3}$/u

function guessCodes(columns: readonly Column[], taken: Taken): Guess[] {
  if (taken.has('codes')) return []
  const codes = columns.filter(
    (column) =>
      shareOfKinds(column, 'code') >= NEARLY_ALL &&
      shareWhere(column, (cell) => SPEAKING.test(cell)) >= MOST &&
      isOfFigures(column),
  )
  const [column] = codes
  if (column && codes.length === 1)
    return [{ field: 'codes', column, why: 'words in capitals with figures, each of its own shape' }]
  return codes.length === 0 && taken.has('text') ? guessCodesInRows(columns) : []
}

/** Half of its cells have figures, and each its own shape: no list of numbers has that, and none of words. */
function isOfFigures(column: Column): boolean {
  const shapes = new Set(
    column.filled.map((cell) => cell.replaceAll(/\p{L}+/gu, 'A').replaceAll(/\d/g, '9') + cell.length),
  )
  return shareWhere(column, (cell) => /\d/.test(cell)) >= HALF && shareOfDistinct(column) >= HALF && shapes.size >= 3
}

/** Rows without names are read by no map but one that somebody has looked at, so less shows there which column has the codes. */
function guessCodesInRows(columns: readonly Column[]): Guess[] {
  const codes = columns.filter(
    (column) =>
      /^\d+$/.test(column.path) &&
      shareOfKinds(column, 'picture', 'link', 'domain', 'address', 'date', 'money', 'percent') === 0 &&
      shareWhere(column, (cell) => !/\s/.test(cell) && isCodeCell(cell)) >= NEARLY_ALL &&
      shareWhere(column, (cell) => /\p{Lu}{3}/u.test(cell)) >= HALF &&
      isOfFigures(column),
  )
  const [column] = codes
  return column && codes.length === 1
    ? [{ field: 'codes', column, why: 'words without blanks, half of them with figures, each of its own shape' }]
    : []
}

/** Of two columns of days, one of which is never before the other, the earlier is the start; one alone may be either. */
function guessDates(columns: readonly Column[], taken: Taken): Guess[] {
  const days = columns.filter((column) => shareOfKinds(column, 'date') >= NEARLY_ALL)
  const [one, other] = days
  if (one && days.length === 1 && !taken.has('ends')) {
    const starts = taken.get('starts')?.[0]
    return starts && isBefore(starts, one)
      ? [{ field: 'ends', column: one, why: 'its days are never before the start' }]
      : []
  }
  if (!one || !other || days.length > 2 || taken.has('starts') || taken.has('ends')) return []
  const [starts, ends] = isBefore(one, other) ? [one, other] : [other, one]
  if (!isBefore(starts, ends)) return []
  return [
    { field: 'starts', column: starts, why: `its days are never behind those of ${ends.path}` },
    { field: 'ends', column: ends, why: `its days are never before those of ${starts.path}` },
  ]
}

function isBefore(earlier: Column, later: Column): boolean {
  const from = toDays(earlier)
  const to = toDays(later)
  const both = from.flatMap((day, row) =>
    day !== null && typeof to[row] === 'number' ? [[day, to[row]] as const] : [],
  )
  return both.length >= FEWEST_CELLS && both.every(([a, b]) => a <= b) && both.some(([a, b]) => a < b)
}

function toDays({ cells }: Column): (number | null)[] {
  const orders = createDateOrders()
  for (const cell of cells) orders.note('', cell)
  const dayOrder = orders.result().get('')
  return cells.map((cell) => {
    const time = tableDate(cell, dayOrder)
    return time instanceof Date || time === null
      ? (time?.getTime() ?? null)
      : Date.UTC(time.year, time.month - 1, time.day)
  })
}

function guessCategory(columns: readonly Column[], taken: Taken): Guess[] {
  if (taken.has('category')) return []
  const categories = columns.filter(
    (column) =>
      shareOfKinds(column, 'label', 'prose') >= NEARLY_ALL &&
      shareWhere(column, isCategory) >= MOST &&
      shareOfDistinct(column) <= MOST,
  )
  const [column] = categories
  return column && categories.length === 1
    ? [{ field: 'category', column, why: `${describeCount(column, isCategory)} are categories` }]
    : []
}

function isCategory(cell: string): boolean {
  return findCategory(cell, '', '') !== 'other'
}

/** True for names and sentences. */
function isWording(column: Column): boolean {
  return shareOfKinds(column, 'label', 'prose', 'worth', 'code') >= NEARLY_ALL
}

/** The same whatever the order of the columns. */
function order(a: Column, b: Column): number {
  return a.path < b.path ? -1 : 1
}
