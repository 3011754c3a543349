import type { Block } from '@clipfront/page-data'
import { findHeadline, writeReward } from '../cashback/headline.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { foldCodes, hideCodes } from '../coupons/shownWords.ts'
import { resolveMessages } from '../messages/resolveMessages.ts'
import type { SubjectMerchant } from './understandQuestion.ts'
import { foldText } from './foldText.ts'
import { foldQuestion, type ReadQuestion } from './readQuestion.ts'
import type { Meaning } from './words/QuestionWords.ts'
import { resolveQuestionWords } from './words/resolveQuestionWords.ts'

/** What a merchant's page here says to a question. */
export interface MerchantPage {
  merchant: SubjectMerchant
  /** Its facts, its questions with their answers and its guide: those that the question is about, as they stand there. */
  lines: readonly string[]
  /** Sentences of its description that have the question's words: for where no offer has them either. */
  description: readonly string[]
  /** What it pays back now, where that was asked. */
  cashback: string | null
}

/** What a question may be about that no offer says, but a merchant's page may. */
export const PAGE_MATTERS = [
  'delivery',
  'returns',
  'payment',
  'guarantee',
  'combine',
  'cashback',
] as const satisfies readonly Meaning[]
export type Matter = (typeof PAGE_MATTERS)[number]
/** What offers say as well. */
const MATTERS_OF_OFFERS = ['students', 'members', 'appUsers', 'use'] as const satisfies readonly Meaning[]
const MATTERS: ReadonlySet<Meaning> = new Set([...PAGE_MATTERS, ...MATTERS_OF_OFFERS])

const MOST_LINES = 3
/** Of one line; the page has all of it. */
const LONGEST_LINE = 240

/** The matter of a question that only a merchant's page may know. */
export function findMatter(meanings: ReadonlySet<Meaning>): Matter | null {
  return PAGE_MATTERS.find((matter) => meanings.has(matter)) ?? null
}

interface Line {
  /** The label of a fact, a question; empty for what has none. */
  heading: string
  text: string
  matters: ReadonlySet<Meaning>
  /** Whether it is running text, which speaks of many things. */
  isProse: boolean
}

/** What the pages of some merchants say to a question: texts that others wrote, to be quoted. */
export async function readMerchantPages(
  view: CatalogView,
  merchants: readonly SubjectMerchant[],
  question: ReadQuestion,
): Promise<MerchantPage[]> {
  if (merchants.length === 0) return []
  const ids = merchants.map(({ id }) => id)
  const [rows, coupons] = await Promise.all([
    view.database
      .selectFrom('merchant')
      .select(['id', 'facts', 'questions', 'how_to_use', 'summary', 'about'])
      .where('id', 'in', ids)
      .execute(),
    // One that is to come, or has ended, is a code as well.
    view.database
      .selectFrom('coupon')
      .select('code')
      .distinct()
      .where('merchant_id', 'in', ids)
      .where('code', '<>', '')
      .execute(),
  ])
  const codes = foldCodes(coupons.map(({ code }) => code))
  const hide = (text: string): string => hideCodes(text, codes)
  return Promise.all(
    merchants.map(async (merchant) => {
      const row = rows.find(({ id }) => id === merchant.id)
      const { lines, description } = findLines(row ? listLines(row, view) : [], question, view.site.language)
      return {
        merchant,
        lines: lines.map(hide),
        description: description.map(hide),
        cashback: await describeCashback(view, merchant, question),
      }
    }),
  )
}

interface Row {
  facts: readonly { label: string; value: string }[]
  questions: readonly { question: string; answer: readonly Block[] }[]
  how_to_use: readonly Block[]
  summary: string
  about: readonly Block[]
}

function listLines({ facts, questions, how_to_use: guide, summary, about }: Row, { site }: CatalogView): Line[] {
  const readMatters = (heading: string): ReadonlySet<Meaning> =>
    new Set(foldQuestion(heading, site).phrases.flatMap(({ meaning }) => (meaning ? listMatters(meaning) : [])))
  const withHeading = (heading: string, text: string): Line => ({
    heading,
    text,
    matters: readMatters(heading),
    isProse: false,
  })
  const sentences = new Intl.Segmenter(site.language, { granularity: 'sentence' })
  const prose = [summary, ...about.map(writeBlock)].flatMap((text) =>
    Array.from(sentences.segment(text), ({ segment }) => segment),
  )
  return [
    ...facts.map(({ label, value }) => withHeading(label, value)),
    ...questions.map(({ question, answer }) => withHeading(question, answer.map(writeBlock).join(' '))),
    { heading: '', text: guide.map(writeBlock).join(' '), matters: new Set(['use']), isProse: false },
    ...prose.map((text) => ({ heading: '', text, matters: new Set<Meaning>(), isProse: true })),
  ]
}

function writeBlock(block: Block): string {
  if ('items' in block) return block.items.join(' ')
  return 'text' in block ? block.text : ''
}

/** Whether delivery is free is a matter of delivery. */
function listMatters(meaning: Meaning): Meaning[] {
  if (meaning === 'freeDelivery') return ['delivery']
  return MATTERS.has(meaning) ? [meaning] : []
}

/** Lines of the same matter before those that only have the question's words. */
function findLines(lines: readonly Line[], question: ReadQuestion, language: string) {
  const matters = [...question.meanings].flatMap(listMatters)
  const { isUnspaced = false } = resolveQuestionWords(language)
  const ofMatter = lines.filter((line) => matters.some((matter) => line.matters.has(matter)))
  const named = lines.filter(({ heading, isProse }) => !isProse && isNamed(heading, question, isUnspaced))
  const worded = lines.filter((line) => hasWords(`${line.heading} ${line.text}`, question.rest, isUnspaced))
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const write = (found: readonly Line[]) =>
    [...new Set(found.map((line) => writeLine(line, words)).filter(Boolean))].slice(0, MOST_LINES)
  return {
    lines: write([...ofMatter, ...named, ...worded.filter(({ isProse }) => !isProse)]),
    description: write(worded.filter(({ isProse }) => isProse)),
  }
}

/** Whether a question says the whole label of a fact. */
function isNamed(label: string, { folded }: ReadQuestion, isUnspaced: boolean): boolean {
  const name = foldText(label)
  if (name === '') return false
  return isUnspaced ? name.length > 1 && folded.includes(name) : ` ${folded} `.includes(` ${name} `)
}

/** Fewer letters are in too many words. */
const LEAST_OF_WORD = 3

/** Whether a text has all the words that a question searches for, in whatever form. */
function hasWords(text: string, rest: string, isUnspaced: boolean): boolean {
  const folded = foldText(text)
  if (isUnspaced) return rest.length > 1 && rest.split(' ').every((part) => folded.includes(part))
  const words = rest.split(' ').filter(({ length }) => length >= LEAST_OF_WORD)
  const known = folded.split(' ')
  return words.length > 0 && words.every((word) => known.some((other) => isAlike(word, other)))
}

/** Resole, resoling: all but an ending is the same. */
function isAlike(one: string, other: string): boolean {
  const least = Math.max(LEAST_OF_WORD + 1, Math.min(one.length, other.length) - 1)
  return one === other || (one.length >= least && one.slice(0, least) === other.slice(0, least))
}

/** On one line, without a sign that would end the quotation or turn the order of what follows it. */
function writeLine({ heading, text }: Line, words: Intl.Segmenter): string {
  const whole = [
    /[?？؟]$/u.test(heading.trim()) || heading.endsWith('。') ? `${heading} ` : heading && `${heading}: `,
    text,
  ]
    .join('')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}]/gu, '')
    .replaceAll(/["“”„«»「」『』]/gu, '’')
    .trim()
  if (whole.length <= LONGEST_LINE) return whole.replace(/\.$/, '').toWellFormed()
  const end = words.segment(whole).containing(LONGEST_LINE)?.index || LONGEST_LINE
  return `${whole.slice(0, end).trimEnd().toWellFormed()} …`
}

async function describeCashback(view: CatalogView, { id, name }: SubjectMerchant, { meanings }: ReadQuestion) {
  const headline = meanings.has('cashback') ? await findHeadline(view, id) : null
  if (!headline) return null
  const { site } = view
  return resolveMessages(site.language).cashback.title(
    name,
    writeReward(headline.reward, site.language),
    headline.up_to === true,
  )
}
