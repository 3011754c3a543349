import type { MerchantFact } from '@clipfront/page-data'
import type { Question } from '@clipfront/catalog/database'
import { slugify } from '@clipfront/feeds/draft'
import { EditError } from '../EditError.ts'
import type { Merchant } from '../readMerchant.ts'
import { parseRates, RATES } from './parseRates.ts'
import { parseWhole } from './parseSum.ts'
import { parseLine, parseLongText } from './parseText.ts'
import { createFields, type Field } from './readFields.ts'

const LONGEST_NAME = 80
const LONGEST_SUMMARY = 300
const LONGEST_FACT = 80
const LONGEST_TARGET = 2000
const MOST_POPULARITY = 1_000_000
/** Ninety days. */
const MOST_HOURS = 2160
/** Two years: holidays are paid after the journey. */
const MOST_DAYS = 730

const MARKDOWN = 'Markdown, @FILE, or none'

const field = createFields<Merchant>()

/** What an editor may set of a merchant. */
export const MERCHANT_FIELDS = {
  name: field('name', 'words', (text) => parseLine(text, LONGEST_NAME)),
  slug: field('slug', 'a new address; the old one leads there', parseSlug),
  summary: field('summary', 'words, or none', (text) => parseLine(text, LONGEST_SUMMARY), { none: '' }),
  facts: field('facts', 'Label: value, with ; between them, or none', (text) => text.split(';').map(parseFact), {
    none: [],
  }),
  about: field('about', MARKDOWN, parseLongText, { none: [], isLong: true }),
  how_to_use: field('how_to_use', MARKDOWN, parseLongText, { none: [], isLong: true }),
  questions: field('questions', 'Markdown with a heading for each question, @FILE, or none', parseQuestions, {
    none: [],
    isLong: true,
  }),
  programme_target: field('programme_target', 'where click-outs lead: https://…, or none', parseProgrammeTarget, {
    none: null,
  }),
  logo: field('logo', 'a picture of the catalog, as media add prints it: /media/…, or none', parseLogo, { none: null }),
  popularity: field('popularity', 'a whole number; more popular shops stand first', (text) =>
    parseWhole(text, 0, MOST_POPULARITY),
  ),
  cashback: field('cashback', `all its rates, a line each in @FILE: ${RATES}`, parseRates, { none: [], isLong: true }),
  tracking_hours: field(
    'tracking_hours',
    'hours until a purchase shows, or none',
    (text) => parseWhole(text, 1, MOST_HOURS),
    { none: null },
  ),
  paying_days: field('paying_days', 'days until cashback is paid, or none', (text) => parseWhole(text, 1, MOST_DAYS), {
    none: null,
  }),
  cashback_exclusions: field('cashback_exclusions', MARKDOWN, parseLongText, { none: [], isLong: true }),
  cashback_terms: field('cashback_terms', MARKDOWN, parseLongText, { none: [], isLong: true }),
} satisfies Record<string, Field<Merchant>>

export type MerchantFieldName = keyof typeof MERCHANT_FIELDS

function parseFact(text: string): MerchantFact {
  const [label = '', ...value] = text.split(':')
  if (value.length === 0)
    throw new EditError(`"${text.trim()}" is no fact. Write what it is of and what it is: Delivery: Free from £40.`)
  return { label: parseLine(label, LONGEST_FACT), value: parseLine(value.join(':'), LONGEST_FACT) }
}

function parseSlug(text: string): string {
  const slug = text.trim()
  if (slug !== '' && slugify(slug) === slug) return slug
  const written = slugify(slug)
  throw new EditError(
    `"${slug.slice(0, 80)}" is no address of a page. Write ${written || 'nimbus-shoes'}: lower case, words joined by hyphens, at most 60 characters.`,
  )
}

/** Shoppers are sent there: only to the web, and only by an encrypted connection. */
function parseProgrammeTarget(text: string): string {
  const target = text.trim()
  const url = URL.parse(target)
  const isWeb = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
  const isOwn = /^\/(?!\/)[\w/.-]*$/.test(target)
  if ((isWeb || isOwn) && target.length <= LONGEST_TARGET && !/\s/.test(target))
    return isOwn ? target : (url?.href ?? '')
  throw new EditError(
    `"${target.slice(0, 80)}" is nowhere to send shoppers. Write the whole address that the network gives, beginning with https://, or none where there is no programme.`,
  )
}

/** As the site's server takes it. */
const PICTURE = /^\/media\/[0-9a-f]{32}\.(?:jpg|png|svg|webp)$/

function parseLogo(text: string): string {
  const path = text.trim()
  if (PICTURE.test(path)) return path
  throw new EditError(`"${path.slice(0, 80)}" is no picture of the catalog. Bring a file in with media add FILE.`)
}

const MOST_QUESTIONS = 20
const LONGEST_QUESTION = 160

/** Markdown in which each question is a heading and its answer follows. @throws {EditError} it is not like that */
function parseQuestions(text: string): Question[] {
  const questions: Question[] = []
  for (const block of parseLongText(text)) {
    const last = questions.at(-1)
    if (block.type === 'heading') questions.push({ question: parseLine(block.text, LONGEST_QUESTION), answer: [] })
    else if (last) last.answer.push(block)
    else throw new EditError('It begins without a question. Write each as a heading, "## Can I return shoes?".')
  }
  const open = questions.find(({ answer }) => answer.length === 0)
  if (open) throw new EditError(`"${open.question}" has no answer. Write it below, or leave the question out.`)
  if (questions.length <= MOST_QUESTIONS) return questions
  throw new EditError(`These are ${questions.length} questions, and nobody reads more than ${MOST_QUESTIONS}.`)
}
