import type { MerchantFact } from '@clipfront/page-data'
import type { Question } from '@clipfront/catalog/database'
import { slugify } from '@clipfront/feeds/draft'
import { EditRefusal } from '../EditRefusal.ts'
import type { Merchant } from '../readMerchant.ts'
import { parseRates, RATES } from './parseRates.ts'
import { parseWhole } from './parseSum.ts'
import { isNone, parseLine, parseLongText } from './parseText.ts'
import type { Field } from './readFields.ts'

type MerchantField = Field<Merchant>

const LONGEST_NAME = 80
const LONGEST_SUMMARY = 300
const LONGEST_FACT = 80
const LONGEST_TARGET = 2000
const MOST_POPULARITY = 1_000_000
/** Ninety days. */
const MOST_HOURS = 2160
/** Two years: holidays are paid after the journey. */
const MOST_DAYS = 730

/** What an editor may set of a shop. */
export const MERCHANT_FIELDS = {
  name: { columns: ['name'], takes: 'words', parse: (text) => ({ name: parseLine(text, LONGEST_NAME) }) },
  slug: {
    columns: ['slug'],
    takes: 'a new address; the old one leads there',
    parse: (text) => ({ slug: parseSlug(text) }),
  },
  summary: {
    columns: ['summary'],
    takes: 'words, or none',
    parse: (text) => ({ summary: isNone(text) ? '' : parseLine(text, LONGEST_SUMMARY) }),
  },
  facts: {
    columns: ['facts'],
    takes: 'Label: value, with ; between them, or none',
    parse: (text) => ({ facts: isNone(text) ? [] : text.split(';').map(parseFact) }),
  },
  about: longField('about', parseLongText),
  how_to_use: longField('how_to_use', parseLongText),
  questions: longField('questions', parseQuestions, 'Markdown with a heading for each question, @FILE, or none'),
  programme_target: {
    columns: ['programme_target'],
    takes: 'where click-outs lead: https://…, or none',
    parse: (text) => ({ programme_target: isNone(text) ? null : parseTarget(text) }),
  },
  popularity: {
    columns: ['popularity'],
    takes: 'a whole number; more popular shops stand first',
    parse: (text) => ({ popularity: parseWhole(text, 0, MOST_POPULARITY) }),
  },
  cashback: {
    columns: ['cashback'],
    takes: `all its rates, a line each in @FILE: ${RATES}`,
    isLong: true,
    parse: (text, place) => ({ cashback: isNone(text) ? [] : parseRates(text, place) }),
  },
  tracking_hours: timeField('tracking_hours', 'hours until a purchase shows, or none', MOST_HOURS),
  paying_days: timeField('paying_days', 'days until cashback is paid, or none', MOST_DAYS),
  cashback_exclusions: longField('cashback_exclusions', parseLongText),
  cashback_terms: longField('cashback_terms', parseLongText),
} satisfies Record<string, MerchantField>

export type MerchantFieldName = keyof typeof MERCHANT_FIELDS

type LongColumn = 'about' | 'how_to_use' | 'questions' | 'cashback_exclusions' | 'cashback_terms'

function longField<Column extends LongColumn>(
  column: Column,
  read: (text: string) => Merchant[Column],
  takes = 'Markdown, @FILE, or none',
): MerchantField {
  const parse: MerchantField['parse'] = (text) => ({ [column]: isNone(text) ? [] : read(text) })
  return { columns: [column], takes, isLong: true, parse }
}

function timeField(column: 'tracking_hours' | 'paying_days', takes: string, most: number): MerchantField {
  const parse: MerchantField['parse'] = (text) => ({ [column]: isNone(text) ? null : parseWhole(text, 1, most) })
  return { columns: [column], takes, parse }
}

function parseFact(text: string): MerchantFact {
  const [label = '', ...value] = text.split(':')
  if (value.length === 0)
    throw new EditRefusal(`"${text.trim()}" is no fact. Write what it is of and what it is: Delivery: Free from £40.`)
  return { label: parseLine(label, LONGEST_FACT), value: parseLine(value.join(':'), LONGEST_FACT) }
}

function parseSlug(text: string): string {
  const slug = text.trim()
  if (slug !== '' && slugify(slug) === slug) return slug
  const written = slugify(slug)
  throw new EditRefusal(
    `"${slug.slice(0, 80)}" is no address of a page. Write ${written || 'nimbus-shoes'}: lower case, words joined by hyphens, at most 60 characters.`,
  )
}

/** Shoppers are sent there: nowhere but to the web, and by an encrypted connection. */
function parseTarget(text: string): string {
  const target = text.trim()
  const url = URL.parse(target)
  const isWeb = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
  const isOwn = /^\/(?!\/)[\w/.-]*$/.test(target)
  if ((isWeb || isOwn) && target.length <= LONGEST_TARGET && !/\s/.test(target))
    return isOwn ? target : (url?.href ?? '')
  throw new EditRefusal(
    `"${target.slice(0, 80)}" is nowhere to send shoppers. Write the whole address that the network gives, beginning with https://, or none where there is no programme.`,
  )
}

const MOST_QUESTIONS = 20
const LONGEST_QUESTION = 160

/**
 * Questions and answers in Markdown: each question is a heading, its answer what follows.
 * @throws {EditRefusal} something stands before the first heading, a question has no answer, or there are too many
 */
function parseQuestions(text: string): Question[] {
  const questions: Question[] = []
  for (const block of parseLongText(text)) {
    const last = questions.at(-1)
    if (block.type === 'heading') questions.push({ question: parseLine(block.text, LONGEST_QUESTION), answer: [] })
    else if (last) last.answer.push(block)
    else throw new EditRefusal('It begins without a question. Write each as a heading, "## Can I return shoes?".')
  }
  const open = questions.find(({ answer }) => answer.length === 0)
  if (open) throw new EditRefusal(`"${open.question}" has no answer. Write it below, or leave the question out.`)
  if (questions.length <= MOST_QUESTIONS) return questions
  throw new EditRefusal(`These are ${questions.length} questions, and nobody reads more than ${MOST_QUESTIONS}.`)
}
