import { findDiscountType, parsePercent } from '../fields/parseDiscount.ts'
import { bareNumber } from '../map/fieldAt.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { type Column, meanLength, shareOfDistinct, shareOfKinds, shareWhere } from './Column.ts'
import { FEWEST_CELLS, type Guess, HALF, MOST, NEARLY_ALL, type Taken } from './Guess.ts'

/** A share of the price is what the title says too; alone it may as well be what the network pays. */
export function guessPercent(columns: readonly Column[], taken: Taken): Guess[] {
  if ([...taken.keys()].some((field) => field.startsWith('discount.'))) return []
  const texts = [...(taken.get('text') ?? []), ...(taken.get('description') ?? [])]
  const shares = columns.filter((column) => {
    if (shareOfKinds(column, 'percent', 'number') < NEARLY_ALL) return false
    const agreements = column.cells.flatMap((cell, row) => {
      const discount =
        cell && texts.map((text) => findDiscount(text.cells[row] ?? '')).find((found) => found?.kind === 'percent')
      return discount
        ? [discount.kind === 'percent' && discount.percent === (bareNumber(cell) ?? parsePercent(cell))]
        : []
    })
    return agreements.length >= FEWEST_CELLS && agreements.filter(Boolean).length >= agreements.length * MOST
  })
  const [column] = shares
  return column && shares.length === 1
    ? [{ field: 'discount.percent', column, why: 'the titles say the same shares' }]
    : []
}

/** What is saved, in a few words beside the title. */
export function guessWorth(columns: readonly Column[], taken: Taken): Guess[] {
  if (!taken.has('text') || [...taken.keys()].some((field) => field.startsWith('discount.'))) return []
  const worths = columns.filter(
    (column) =>
      shareOfKinds(column, 'worth', 'percent', 'money') >= MOST &&
      // Shares alone, and sums alone, may be what the network pays.
      (shareOfKinds(column, 'worth') >= HALF || KINDS_OF_WORTH.every((kind) => shareOfKinds(column, kind) > 0)) &&
      meanLength(column) <= MOST_LETTERS_OF_WORTH,
  )
  const [column] = worths
  return column && worths.length === 1 ? [{ field: 'discount.text', column, why: 'most cells say what is saved' }] : []
}

/** All of them beside each other are what is saved. */
const KINDS_OF_WORTH = ['worth', 'percent', 'money'] as const
const MOST_LETTERS_OF_WORTH = 40

/** What the figures of what is saved mean: "percentage", "amount". */
export function guessType(columns: readonly Column[], taken: Taken): Guess[] {
  if (taken.has('discount.type') || !(taken.has('discount.text') || taken.has('discount.amount'))) return []
  const types = columns.filter((column) => shareWhere(column, isDiscountType) >= NEARLY_ALL)
  const [column] = types
  return column && types.length === 1
    ? [{ field: 'discount.type', column, why: 'its cells are kinds of discounts' }]
    : []
}

const LONGEST_TYPE = 24

function isDiscountType(cell: string): boolean {
  return cell.length <= LONGEST_TYPE && !/\d/.test(cell) && findDiscountType(cell) !== undefined
}

/** What is told in sentences beside a title. */
export function guessDescription(columns: readonly Column[], taken: Taken): Guess[] {
  if (!taken.has('text') || taken.has('description')) return []
  const telling = columns.filter(
    (column) =>
      shareOfKinds(column, 'prose', 'worth') >= MOST &&
      shareOfDistinct(column) >= MOST &&
      meanLength(column) > MOST_LETTERS_OF_WORTH,
  )
  const [column] = telling
  return column && telling.length === 1 ? [{ field: 'description', column, why: 'its cells are sentences' }] : []
}
