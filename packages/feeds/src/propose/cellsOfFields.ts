import {
  type Column,
  findKind,
  isCodeCell,
  isTime,
  type Kind,
  shareOfDistinct,
  shareOfKinds,
  shareWhere,
} from './Column.ts'
import { shareNamedAsMerchant, shareOfOwnDomains } from './fieldsByCells.ts'
import type { Taken } from './Guess.ts'
import type { Field } from './fieldsByName.ts'
import { codesInCell } from '../map/offerByMap.ts'
import { findCodes } from '../text/findCodes.ts'
import { findCurrency } from '../text/currencies.ts'
import { findDaysInCell } from '../text/findDates.ts'

/** Whether at least half of the cells look like those of the field that the column is named for. */
export function looksLike(field: Field, column: Column): boolean {
  return column.filled.length === 0 || shareWhere(column, LOOKS[field] ?? isWording) >= 0.5
}

/** How far the cells of a column have one of the meanings of its name, from 0 to 1. */
export function hasMeaning(field: Field, column: Column, taken: Taken): number {
  return MEANINGS[field]?.(column, taken) ?? 0
}

const isOfKind =
  (...kinds: readonly Kind[]) =>
  (cell: string): boolean =>
    kinds.includes(findKind(cell))

const isWording = (cell: string): boolean =>
  !isOfKind('picture', 'link', 'address', 'date', 'money', 'flag', 'number', 'percent')(cell)
const isAnyText = (cell: string): boolean => !isOfKind('picture', 'link', 'address')(cell)
/** A day may lack its own. */
const ANY_YEAR = 2026

/** A day, or a text that tells one: "20 Nov 2026 → 29 Nov 2026", "hasta el 6 de enero de 2027". */
function namesDay(cell: string): boolean {
  return isTime(cell) || findDaysInCell(cell, ANY_YEAR, 'month-first').ends !== null
}
const isSum = isOfKind('money', 'number', 'flag', 'worth')

/** What a cell of a field looks like; of those that are not here, like words. A name is believed unless most cells say otherwise. */
const LOOKS: Partial<Record<Field, (cell: string) => boolean>> = {
  link: isOfKind('link', 'domain'),
  affiliate: isOfKind('link', 'domain'),
  codes: (cell) =>
    !isOfKind('picture', 'link', 'date')(cell) && (codesInCell(cell).every(isCodeCell) || findCodes(cell).length > 0),
  starts: namesDay,
  ends: namesDay,
  addedOn: isTime,
  'discount.percent': isOfKind('percent', 'number', 'worth', 'flag'),
  'discount.amount': isOfKind('percent', 'number', 'worth', 'money', 'flag'),
  'discount.money': isSum,
  'discount.price': isSum,
  'discount.was': isSum,
  'discount.currency': (cell) => cell.length <= 12 && findCurrency(cell) !== null,
  'discount.text': (cell) => !isOfKind('picture', 'link', 'address', 'date')(cell),
  leastBasket: isSum,
  mostSaved: isSum,
  id: (cell) => !/\s.*\s/.test(cell),
  status: isAnyText,
  exclusive: isAnyText,
  audience: isAnyText,
  tags: isAnyText,
  regions: isAnyText,
  language: (cell) => /^[a-z]{2,3}(?:[-_]\w{2,4})?$|^\p{L}{4,12}$/iu.test(cell),
}

const MEANINGS: Partial<Record<Field, (column: Column, taken: Taken) => number>> = {
  name: (column, taken) => {
    const isShort = shareOfKinds(column, 'label', 'code', 'domain')
    if (shareNamedAsMerchant(column, taken) >= 0.5) return 1
    return shareOfOwnDomains(column, taken) < 0.5 ? 0 : isShort * (shareOfDistinct(column) < 0.7 ? 0.8 : 0.4)
  },
  text: (column, taken) => {
    if (shareNamedAsMerchant(column, taken) >= 0.5) return 0
    return (
      shareOfKinds(column, 'prose', 'worth') +
      shareOfKinds(column, 'label') * (shareOfDistinct(column) >= 0.7 ? 0.5 : 0)
    )
  },
  link: (column) => shareOfKinds(column, 'link', 'domain'),
  // Posts have their links in what they say, and one date.
  addedOn: (column, taken) => {
    const [link] = taken.get('link') ?? []
    const isOfPosts = link !== undefined && [taken.get('text'), taken.get('description')].flat().includes(link)
    return isOfPosts ? shareOfKinds(column, 'date') : 0
  },
  codes: (column) =>
    shareWhere(column, (cell) => isOfKind('code')(cell) || isCodeCell(cell)) *
    (1 - shareOfKinds(column, 'worth', 'prose', 'percent')),
  'discount.amount': (column) => shareOfKinds(column, 'number', 'money', 'percent'),
  'discount.text': (column) => shareOfKinds(column, 'worth', 'label', 'prose'),
}

const PLURALS: Readonly<Record<Kind, string>> = {
  picture: 'pictures',
  link: 'links',
  address: 'mail addresses',
  domain: 'domains',
  flag: 'yes and no',
  number: 'numbers',
  percent: 'percentages',
  date: 'days',
  money: 'sums',
  code: 'words in capitals',
  worth: 'what is saved',
  prose: 'sentences',
  label: 'words',
}

/** What most cells are, and one of them. */
export function describeCells({ kinds, filled }: Column): string {
  const [most] = (Object.entries(kinds) as [Kind, number][]).toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const sample = withoutSecrets(filled.toSorted()[0] ?? '')
  return most ? `${PLURALS[most[0]]}, such as "${sample.length > 30 ? `${sample.slice(0, 30)}…` : sample}"` : 'nothing'
}

/** What is printed has no key and no password of an address. */
function withoutSecrets(cell: string): string {
  return cell
    .slice(0, LONGEST_ADDRESS)
    .replace(/\/\/[^/\s]*@/, '//')
    .replace(/(\/\/[^?#]*|^www\.[^?#]*)[?#].*$/s, '$1?…')
}

const LONGEST_ADDRESS = 200
