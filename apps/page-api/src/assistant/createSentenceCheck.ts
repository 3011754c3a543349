import { memoize } from '@clipfront/cache/memoize'
import { type Figures, readFigures, UNIT, type WrittenDate } from './readFigures.ts'
import { LONGEST_SENTENCE } from './readSentences.ts'
import { resolveSentenceRules } from './sentenceRules.ts'

/** Something that a model may speak of, by its mark. */
export interface MarkedFact {
  /** Of a merchant, or of a page. */
  name: string
  /** What others wrote of it: an offer's title. Whatever it says, it names nobody. */
  written?: readonly string[]
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

/** Those that stay themselves in every normal form. */
const LATIN = 'a-zA-ZÀ-ÖØ-öø-ıĴ-ľŁ-ňŊ-ž'
const SIGNS = String.raw` \u00A0\u202F0-9.,;:!?¿¡'’‘‚"“”„«»‹›()\-‑–—…%&/£€$¥`
/** More of a text is not read: an offer's detail is as long as its shop likes. */
const MOST_KNOWN = 1000
const MARK = /\s*\[(\d{1,2})\]/g
/** A vowel sign without a letter, or a change of direction: between figures either hides that they are one, or in which order. */
const STRAY_SIGN = /(?<![\u0621-\u0652])[\u064B-\u0652]|\p{Nd}[\u200E\u200F\u2066-\u2069]+\p{Nd}/u
const ADDRESS = /\.\p{L}{2}|[。・]\p{Script=Latin}{2}|\/\//u
/** What stands for a name in a sentence: a letter, so that a figure or an ending tied to it is seen. */
const NAME = 'x'
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Where words have no spaces, or a particle is tied to a foreign name. */
const LATIN_WORD = /[\p{Script=Latin}\p{M}\p{N}]+/gu
const QUOTED = /[“„«「『"”]([^“„”»」』"]+)[“”»」』"]/g
const KATAKANA = /[\p{Script=Katakana}ー]+/gu
/** SAVE20, Save-20, 20&save. */
const CODE = /\p{Script=Latin}[^\s\p{L}\p{N}]*\d|\d[^\s\p{L}\p{N}]*\p{Script=Latin}/u
/** A telephone number, in whatever pieces. */
const LONG_NUMBER = /(?:\d[^\p{L}\d]*){5}/u
const COUNT = /^(?:0|[1-9]\d{0,2}(?:[.,]\d{3})?)(?:[.,]\d{1,2})?$/
/** S-a-v-e. */
const SPELT = /(?<!\p{L})\p{Script=Latin}(?:[^\p{L}\p{N}]+\p{Script=Latin}(?!\p{L})){3}/u
/** One that has lost its figure. */
const SIGN_ALONE = /[%£€$¥]/

/**
 * Whether a sentence of a language model says no more than the catalog. One rule: **what a sentence says stands in the facts that it
 * marks, as the same kind of thing**, else in what is said of all of them; a name or a plain number may be the shopper's own. It is
 * written in the characters of a closed list, so what is checked is what is shown. Then counts what can be told by its shape: words
 * with a capital or in katakana, words of capitals, letters with digits, figures, dates, quotes, addresses.
 * @returns checks one sentence; null where it is to be refused
 */
export function createSentenceCheck({ siteName, language, facts, texts, questions }: CheckOptions) {
  const { commonWords: common, letters, names: kindOfNames, areNounsNames } = resolveSentenceRules(language)
  const others = new RegExp(`[^${LATIN}${SIGNS}${letters}]`, 'u')
  const weekdays = findWeekdays(language)
  const isCased = kindOfNames === 'capitals'
  const pattern = isCased ? WORD : LATIN_WORD
  const readWords = (listed: readonly string[]) => listed.flatMap((text) => toPlain(text).match(pattern) ?? [])
  const general = readKnown(texts)
  const shopper = readKnown(questions)
  const known = facts.map(({ name, written = [], texts: own }) => ({ name, ...readKnown([name, ...own], written) }))

  return (sentence: string): CheckedSentence | null => {
    if (sentence.length > LONGEST_SENTENCE) return null
    const marks = [...sentence.matchAll(MARK)].map(([, number]) => Number(number))
    const marked = [...new Set(marks)].map((mark) => known[mark - 1])
    if (!marked.every((fact) => fact !== undefined)) return null
    const text = sentence.replaceAll(MARK, '').normalize('NFC').trim()
    const names = [siteName, ...marked.map(({ name }) => name)].map((name) => name.normalize('NFC'))
    const nameless = withoutNames(text, names)
    if (others.test(nameless) || STRAY_SIGN.test(nameless)) return null
    const plain = toPlain(nameless)
    const output = readFigures(plain, language)
    const sources = [general, ...marked]
    const corpus = [...names, ...[...sources, shopper].flatMap((one) => one.plain)]
    const isHonest =
      !ADDRESS.test(plain) &&
      !SPELT.test(plain) &&
      hasKnownFigures(output, sources) &&
      hasKnownWords(output.rest, [...sources, shopper]) &&
      [...toPlain(text).matchAll(QUOTED)].every(([, quoted = '']) => isIn(quoted.trim(), corpus)) &&
      [...output.rest.matchAll(KATAKANA)].every(([run]) => common.has(run) || (run.length > 1 && isIn(run, corpus))) &&
      weekdays.every((day) => !hasWord(nameless, day) || corpus.some((one) => hasWord(one, day)))
    return isHonest ? { text, marks } : null
  }

  function readKnown(own: readonly string[], written: readonly string[] = []) {
    const plain = [...own, ...written].map((text) => toPlain(text.slice(0, MOST_KNOWN)).slice(0, MOST_KNOWN))
    const ofOthers = readWords(written).filter((word) => areNounsNames || word === word.toLowerCase())
    return {
      plain,
      figures: plain.map((text) => readFigures(text, language)),
      words: new Set([...readWords(own), ...ofOthers].map((word) => word.toLowerCase())),
    }
  }

  /** Each as what it is: a day is no share, a share is no amount. An amount or a count may be a figure of the shopper's. */
  function hasKnownFigures(output: Figures, sources: readonly Pick<typeof general, 'figures'>[]): boolean {
    const list = <Kind extends keyof Figures>(kind: Kind, of: typeof sources) =>
      of.flatMap(({ figures }) => figures.flatMap((one) => one[kind] as Figures[Kind][number][]))
    const requested = { counts: list('counts', [shopper]), money: list('money', [shopper]) }
    const shares = list('shares', sources)
    const counts = list('counts', sources)
    const dates = list('dates', [...sources, shopper])
    return (
      !CODE.test(output.rest) &&
      !LONG_NUMBER.test(output.rest) &&
      !SIGN_ALONE.test(output.rest) &&
      output.shares.every((share) => shares.includes(share)) &&
      output.dates.every((date) => dates.some((one) => isWithin(one, date))) &&
      output.money.every(
        ({ amount, currency, isSaved }) =>
          hasMoney(list('money', sources), amount, currency) ||
          (!isSaved &&
            (hasMoney(requested.money, amount, currency) || requested.counts.some(({ value }) => value === amount))),
      ) &&
      output.counts.every(
        ({ value, text, isSaved }) =>
          !isSaved &&
          ((COUNT.test(text) && counts.some((one) => one.value === value)) ||
            requested.counts.some((one) => one.value === value) ||
            requested.money.some(({ amount }) => amount === value)),
      )
    )
  }

  function hasKnownWords(rest: string, sources: readonly Pick<typeof general, 'words'>[]): boolean {
    return (rest.match(pattern) ?? []).every((word) => {
      if (word === NAME || !/[\p{Lu}\p{Ll}\p{Lt}]/u.test(word)) return true
      // A code: wherever it comes from, a model does not say it.
      if (/^[\p{Lu}\p{M}]{2,}$/u.test(word)) return false
      const isName = isCased ? /[\p{Lu}\p{Lt}]/u.test(word) : true
      const small = word.toLowerCase()
      return (
        !isName || (common.has(small) && !/\p{Ll}\p{Lu}/u.test(word)) || sources.some(({ words }) => words.has(small))
      )
    })
  }
}

const hasMoney = (listed: Figures['money'], amount: number, currency: string): boolean =>
  listed.some((one) => one.amount === amount && one.currency === currency)

const isWithin = (known: WrittenDate, { month, day, year }: WrittenDate): boolean =>
  known.month === month && (day === undefined || known.day === day) && (year === undefined || known.year === year)

const isIn = (part: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(part.toLowerCase()))

/** Whole, where a language has spaces. */
function hasWord(text: string, word: string): boolean {
  const small = text.toLowerCase()
  return small.includes(word) && (/\p{Script=Han}/u.test(word) || (small.match(WORD)?.includes(word) ?? false))
}

/** A name without a letter is a figure like any other. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => /\p{L}/u.test(name))
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(findName(name), NAME), text)
}

/** Forever 21 is none in "Forever 21% off". */
const findName = memoize(
  (name) =>
    new RegExp(
      `(?<![\\p{Lu}\\p{Ll}\\p{N}])${name.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`)}(?![\\p{Lu}\\p{Ll}\\p{N}]|[.,]\\p{N}|${UNIT})`,
      'gu',
    ),
)

/** The days of the week, in small letters. */
const findWeekdays = memoize((language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => toPlain(format.format(Date.UTC(2026, 0, day + 1))).toLowerCase())
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
    .replaceAll('‐', '-')
}
