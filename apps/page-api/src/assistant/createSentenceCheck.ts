import { memoize } from '@clipfront/cache/memoize'
import { COMMON_WORDS } from './commonWords.ts'

/** Something that a model may speak of, by its mark. */
export interface MarkedFact {
  /** Of a merchant, or of a page. */
  name: string
  /** All else that is known of it, in the words of its page. */
  texts: readonly string[]
}

export interface CheckOptions {
  siteName: string
  /** BCP 47. */
  language: string
  /** `[1]` is the first. */
  facts: readonly MarkedFact[]
  /** What is true of none of them alone. */
  texts: readonly string[]
  /** The shopper's own words. */
  questions: readonly string[]
}

export interface CheckedSentence {
  /** Without its marks. */
  text: string
  /** From 1. */
  marks: number[]
}

/** Longer is no sentence. */
const LONGEST_SENTENCE = 600
/** What only addresses, markup and pictures of letters need. Marks are taken out before. */
const FORBIDDEN = /[<>{}[\]|`*_~#\\@^=\p{So}\p{Co}]|\/\/|[\p{L}\p{N}]\.\p{L}{2}/u
const MARK = /\s*\[(\d{1,2})\]/g
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const FIGURE = /\d+(?:[.,]\d+)*/g
const PERCENT =
  '(?:%|percent|per cent|prozent|pour cent|por ciento|procent|パーセント|بالمئة|بالمائة|في المئة|في المائة)'
const SHARE = new RegExp(`%\\s*(\\d+(?:[.,]\\d+)*)|(\\d+(?:[.,]\\d+)*)\\s*${PERCENT}`, 'giu')
const QUOTED = /[“„«「『"”]([^“„”»」』"]+)[“”»」』"]/g
const KATAKANA = /[\p{Script=Katakana}ー]{2,}/gu

/**
 * Whether a sentence of a language model says no more than the catalog. One rule: **what a sentence says stands in the facts that it
 * marks**, else in what is said of all of them; a name or a plain number may be the shopper's own. What it looks at is what can be
 * told by its shape: words with a capital or in katakana, words of capitals, letters with digits, figures, dates, quotes, addresses.
 * @returns checks one sentence; null where it is to be refused
 */
export function createSentenceCheck({ siteName, language, facts, texts, questions }: CheckOptions) {
  const { language: base } = new Intl.Locale(language)
  const common = COMMON_WORDS[base] ?? new Set()
  const days = findDayNames(language)
  const shopper = questions.map(toPlain)
  const general = texts.map(toPlain)
  const plainFacts = facts.map((fact) => ({
    name: toPlain(fact.name),
    texts: [fact.name, fact.texts].flat().map(toPlain),
  }))
  const isCased = base !== 'ja' && base !== 'ar'

  return (sentence: string): CheckedSentence | null => {
    const marks = [...sentence.matchAll(MARK)].map(([, number]) => Number(number))
    const marked = [...new Set(marks)].map((mark) => plainFacts[mark - 1])
    if (!marked.every((fact) => fact !== undefined)) return null
    const text = sentence.replaceAll(MARK, '').trim()
    const known = [general, ...marked.map((fact) => fact.texts)].flat()
    const plain = withoutNames(toPlain(text), [toPlain(siteName), ...marked.map(({ name }) => name)])
    const corpus = [...known, ...shopper]
    const isHonest =
      text.length <= LONGEST_SENTENCE &&
      !FORBIDDEN.test(plain) &&
      !/\p{Nd}/u.test(plain.replaceAll(/\d/g, '')) &&
      hasKnownFigures(plain, known, shopper) &&
      hasKnownWords(plain, readWords(corpus)) &&
      [...plain.matchAll(QUOTED)].every(([, quoted = '']) => isIn(quoted.trim(), corpus)) &&
      [...plain.matchAll(KATAKANA)].every(([run]) => common.has(run) || isIn(run, corpus)) &&
      days.every((day) => !hasWord(plain, day) || corpus.some((one) => hasWord(one, day)))
    return isHonest ? { text, marks } : null
  }

  function hasKnownWords(plain: string, known: ReadonlySet<string>): boolean {
    return (plain.match(WORD) ?? []).every((word) => {
      if (!/[\p{Lu}\p{Ll}\p{Lt}]/u.test(word)) return true
      // A code: wherever it comes from, a model does not say it.
      if (/\p{N}/u.test(word) || /^[\p{Lu}\p{M}]{2,}$/u.test(word)) return false
      const isName = isCased ? /[\p{Lu}\p{Lt}]/u.test(word) : true
      return !isName || common.has(word.toLowerCase()) || known.has(word.toLowerCase())
    })
  }
}

/** A share must be one of the facts; any other figure may be the shopper's own, but for a share. */
function hasKnownFigures(plain: string, known: readonly string[], shopper: readonly string[]): boolean {
  const shares = new Set(known.flatMap(readShares))
  const figures = new Set([
    ...known.flatMap(readFigures),
    ...shopper.flatMap((text) => readFigures(withoutShares(text))),
  ])
  return readShares(plain).every((share) => shares.has(share)) && readFigures(plain).every((one) => figures.has(one))
}

const readShares = (text: string) =>
  [...text.matchAll(SHARE)].map(([, after, before]) => readFigure(after ?? before ?? ''))
const withoutShares = (text: string) => text.replaceAll(SHARE, ' ')
const readFigures = (text: string) => (text.match(FIGURE) ?? []).map(readFigure)

/** Three digits behind the last sign are thousands, in every language. */
function readFigure(figure: string): number {
  const [, decimals] = /[.,](\d+)$/.exec(figure) ?? []
  if (decimals === undefined || decimals.length === 3) return Number(figure.replaceAll(/\D/g, ''))
  return Number(`${figure.slice(0, -decimals.length).replaceAll(/\D/g, '')}.${decimals}`)
}

const readWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []).map((word) => word.toLowerCase()))

const isIn = (part: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(part.toLowerCase()))

/** Whole, where a language has spaces. */
function hasWord(text: string, word: string): boolean {
  return text.includes(word) && (/\p{Script=Han}/u.test(word) || (text.match(WORD)?.includes(word) ?? false))
}

function withoutNames(text: string, names: readonly string[]): string {
  return names
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(findName(name), ' '), text)
}

const findName = memoize(
  (name) =>
    new RegExp(
      `(?<![\\p{Lu}\\p{Ll}\\p{N}])${name.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`)}(?![\\p{Lu}\\p{Ll}\\p{N}])`,
      'gu',
    ),
)

/** Months and days of the week, as the language writes them. */
const findDayNames = memoize((language) => {
  const name = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, month, day))
  const months = Array.from({ length: 12 }, (_, month) => name({ month: 'long', day: 'numeric' }, month, 1))
  const weekdays = Array.from({ length: 7 }, (_, day) => name({ weekday: 'long' }, 0, day + 1))
  return [...months, ...weekdays]
    .flatMap((text) => toPlain(text).match(WORD) ?? [])
    .filter((word) => /^\p{L}{3,}$/u.test(word))
})

/** One kind of letters, digits, signs and spaces; thousands in one piece. */
function toPlain(text: string): string {
  return text
    .replaceAll(/(?<=\p{Nd})[\u00A0\u202F'’٬](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`)
    .replaceAll(/[۰-۹]/g, (digit) => `${digit.charCodeAt(0) - 0x6f0}`)
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
}
