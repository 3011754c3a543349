import { isOtherName } from '../draft/nameMerchant.ts'
import { isFieldCode, saysNoCode } from '../text/codeShape.ts'
import { findDaysInCell } from '../text/findDates.ts'
import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { inAnyLanguage, re } from '../text/re.ts'
import words from '../text/words/columns.json' with { type: 'json' }
import { tableDate } from '../fields/tableDate.ts'

const ANY_YEAR = 2026
const NAME = re.iu`${inAnyLanguage(words.name)}`
/** Columns of which each cell shows whether it stands below its own name. */
const SIGNS: readonly { name: RegExp; fits: (cell: string) => boolean }[] = [
  { name: re.iu`^(?:${inAnyLanguage(words.link)})$`, fits: isAddress },
  {
    name: re.iu`^(?:${inAnyLanguage(words.ends)})$`,
    fits: (cell) => tableDate(cell, 'day-first') !== null || findDaysInCell(cell, ANY_YEAR, 'day-first').ends !== null,
  },
  {
    name: re.iu`^(?:${inAnyLanguage(words.code)})$`,
    fits: (cell) => saysNoCode(cell) || (isFieldCode(cell) && /\d|^[\p{Lu}\P{L}]+$/u.test(cell)),
  },
]

/**
 * The names of a table's columns, each above its own: where one column has no name and those behind it stand one too far to the left, as
 * R writes its tables and as hands insert columns. Names that fit stay as they are.
 * @param rows the first ones below the names
 */
export function alignNames(names: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const given = names.slice(0, width).map((name) => name.trim())
  const isOneShort = given.slice(0, width - 1).every(Boolean) && !given[width - 1]
  if (!isOneShort || rows.length < FEWEST_ROWS || judge(names, rows).misfits < FEWEST_SIGNS) return names
  const shifted = Array.from({ length: width - 1 }, (_, at) => given.toSpliced(at, 0, '').slice(0, width))
  const fitting = shifted.filter((aligned) => {
    const { fits, misfits } = judge(aligned, rows)
    return misfits === 0 && fits >= FEWEST_SIGNS
  })
  const [best = names] = fitting.toSorted((a, b) => countAgreeing(b, rows) - countAgreeing(a, rows))
  return best
}

const FEWEST_ROWS = 3
const FEWEST_SIGNS = 2

/** How many columns hold what their names say, and how many hold something else. */
function judge(names: readonly string[], rows: readonly (readonly string[])[]): { fits: number; misfits: number } {
  const judged = names.flatMap((name, index) => {
    const sign = SIGNS.find((one) => one.name.test(name.trim()))
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean)
    return sign && cells.length > 0 ? [cells.filter(sign.fits).length * 2 > cells.length] : []
  })
  return { fits: judged.filter(Boolean).length, misfits: judged.filter((isFit) => !isFit).length }
}

/** In how many rows the merchant is called as its domain is. */
function countAgreeing(names: readonly string[], rows: readonly (readonly string[])[]): number {
  const named = names.findIndex((name) => NAME.test(name))
  return rows.filter((row) => {
    const address = row.find((cell) => isAddress(cell.trim()))
    const merchant = address === undefined ? 'missing_domain' : parseMerchantUrl(address.trim())
    return typeof merchant !== 'string' && !isOtherName(row[named] ?? '', merchant.domain)
  }).length
}

function isAddress(cell: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(cell)
}
