import type { Block, MerchantFact } from '@clipfront/page-data'
import type { CashbackRate } from '@clipfront/catalog/cashback'
import type { Question } from '@clipfront/catalog/database'
import type { Conditions, Discount } from '@clipfront/feeds/discount'
import { describeDiscount } from '@clipfront/feeds/draft'
import { oneLine } from '@clipfront/feeds/text'
import { shorten } from './formatTable.ts'

const LONGEST = 160
const NOTHING = 'none'
const MOMENTS = /(?:_at|^publish_from|^publish_until)$/
const BLOCKS = new Set(['about', 'how_to_use', 'terms', 'cashback_exclusions', 'cashback_terms'])

/** A column's value on one line; from a row, or from the record of edits, in which moments are texts. */
export function describeValue(column: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (MOMENTS.test(column)) return describeMoment(value instanceof Date ? value : new Date(value as string), timeZone)
  if (column === 'discount') return describeDiscount(value as Discount)
  if (column === 'facts')
    return cut((value as MerchantFact[]).map((fact) => `${fact.label}: ${fact.value}`).join('; ')) || NOTHING
  if (column === 'conditions') return describeConditions(value)
  if (column === 'cashback') return oneLine(describeRates(value as CashbackRate[], timeZone)) || NOTHING
  if (column === 'questions') return describeQuestions(value as Question[])
  if (BLOCKS.has(column)) return describeBlocks(value as Block[])
  if (Array.isArray(value)) return cut(value.join(', ')) || NOTHING
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return cut(typeof value === 'string' ? value : JSON.stringify(value))
}

function cut(text: string): string {
  return shorten(oneLine(text), LONGEST)
}

function describeConditions({ leastBasket, mostSaved, ...others }: Conditions): string {
  const parts = [
    leastBasket && `least_basket ${leastBasket.amount} ${leastBasket.currency}`,
    mostSaved && `most_saved ${mostSaved.amount} ${mostSaved.currency}`,
    ...Object.entries(others).map(([name, value]) => `${name} ${value}`),
  ]
  return parts.filter(Boolean).join(', ') || NOTHING
}

function describeBlocks(blocks: readonly Block[]): string {
  const words = blocks.map((block) => ('items' in block ? block.items.join('; ') : 'text' in block ? block.text : ''))
  return blocks.length === 0
    ? NOTHING
    : cut(`${blocks.length} ${blocks.length === 1 ? 'block' : 'blocks'}: ${words.join(' / ')}`)
}

function describeQuestions(questions: readonly Question[]): string {
  const { length } = questions
  const titles = questions.map(({ question }) => question).join(' / ')
  return length === 0 ? NOTHING : cut(`${length} ${length === 1 ? 'question' : 'questions'}: ${titles}`)
}

/** Rates as an editor may write them again. */
export function describeRates(rates: readonly CashbackRate[], timeZone: string): string {
  return rates.map((rate) => describeRate(rate, timeZone)).join('; ')
}

/** One rate as an editor may write it again. */
export function describeRate({ tier, worth, isBoost, cap, from, until }: CashbackRate, timeZone: string): string {
  const clock = (moment: string): string => formatClock(new Date(moment), timeZone)
  return [
    tier && `${tier}:`,
    isBoost && 'boost',
    'percent' in worth ? `${worth.percent}%` : `${worth.amount} ${worth.currency}`,
    cap && `at most ${cap.amount} ${cap.currency}`,
    // A day alone is its first second, or its last one.
    from && `from ${clock(from).replace(/ 00:00$/, '')}`,
    until && `until ${clock(until).replace(/ 23:59:59$/, '')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A moment as the site's clock shows it, with the zone. */
export function describeMoment(moment: Date, timeZone: string): string {
  return `${formatClock(moment, timeZone)} ${timeZone}`
}

/** The same without its zone, for tables that say it once. */
export function formatClock(moment: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return text.replace(/:00$/, '')
}

/** Names and values below each other; an asterisk marks what editors hold, with a line that says so. */
export function describeColumns(
  row: { edited: readonly string[] },
  columns: readonly string[],
  timeZone: string,
): string[] {
  const values: Record<string, unknown> = { ...row }
  const width = Math.max(...columns.map((column) => column.length))
  const lines = columns.map((column) => {
    const mark = row.edited.includes(column) ? '*' : ' '
    return `${mark} ${column.padEnd(width)}  ${describeValue(column, values[column], timeZone)}`
  })
  if (row.edited.length > 0) lines.push('* set by an editor: imports leave it, edit … --reset FIELD gives it back')
  return lines
}
