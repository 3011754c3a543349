import type { Block, MerchantFact } from '@clipfront/page-data'
import type { CashbackRate } from '../../cashback/shopCashback.ts'
import type { Conditions } from '../../discount/Conditions.ts'
import type { Question } from '../../database/tables/columns.ts'
import type { Discount } from '../../discount/Discount.ts'
import { describeDiscount } from '../../import/draft/describeDiscount.ts'
import { cutText } from '../../import/text/cutText.ts'
import { describeMoment } from './describeMoment.ts'
import { describeRates } from './describeRates.ts'

const LONGEST = 160
const NOTHING = 'none'
const MOMENTS = /(?:_at|^publish_from|^publish_until)$/
const BLOCKS = new Set(['about', 'how_to_use', 'terms', 'cashback_exclusions', 'cashback_terms'])

/** What stands in a column, on one line; out of a row, or out of the record of edits, in which moments are texts. */
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

/** Line breaks of a foreign text would look like lines of ours. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}

function cut(text: string): string {
  const line = oneLine(text)
  return line.length > LONGEST ? `${cutText(line, LONGEST - 1)}…` : line
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
  const asked = questions.map(({ question }) => question).join(' / ')
  return length === 0 ? NOTHING : cut(`${length} ${length === 1 ? 'question' : 'questions'}: ${asked}`)
}
