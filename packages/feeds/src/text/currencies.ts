import words from './words/currencies.json' with { type: 'json' }

interface Sign {
  /** ISO 4217: what it means where nothing else is said. */
  code: string
  /** Single characters; the others are words, as the source of an expression. */
  signs?: string
  words?: string
  /** What else it may mean. */
  others?: string
}

/** "49,-" and "49:-" name no currency: it is that of the land. Only behind a figure, and in languages that write sums so. */
const BARE_SUMS: readonly (Sign & { behind: string })[] = words.bareSums
const ALL_SIGNS: readonly Sign[] = [...words.signs, ...BARE_SUMS]
const SIGN_CHARACTERS = ALL_SIGNS.map(({ signs = '' }) => signs).join('')
const SIGN_WORDS = ALL_SIGNS.flatMap((sign) => sign.words ?? []).join('|')
const CODE_WORD = String.raw`(?<![A-Za-z])(?:${words.codes.join('|')})(?![A-Za-z])`

/** Each sign of a currency, as the source of an expression. */
export const CURRENCY_SIGN = `(?:[${SIGN_CHARACTERS}]|${SIGN_WORDS})`

/** What words and codes of currencies are marked by: a character each, which no text has. */
const FIRST_SIGN_MARK = 0xe1_00
const FIRST_CODE_MARK = 0xe1_80
const signMark = (index: number): string => String.fromCharCode(FIRST_SIGN_MARK + index)
const codeMark = (index: number): string => String.fromCharCode(FIRST_CODE_MARK + index)

/** In a text whose currencies are marked, as the source of an expression: a currency, and one that is named by its code. */
export const MARKED_CURRENCY = `[${SIGN_CHARACTERS}${signMark(0)}-${codeMark(words.codes.length - 1)}]`
export const MARKED_CODE = `[${codeMark(0)}-${codeMark(words.codes.length - 1)}]`

const SIGNS = ALL_SIGNS.map(({ code, signs = '', words: said = '(?!)', others = '' }, index) => ({
  code,
  others: others.split(' '),
  pattern: new RegExp(`[${signs}${signMark(index)}]|${said}`, 'iu'),
}))
const CODE = new RegExp(`${CODE_WORD}|${MARKED_CODE}`, 'i')
const BY_LANGUAGE: Readonly<Record<string, string>> = words.byLanguage

/** Codes that are words as well count in capitals alone: "3 for 2 try-ons". */
const WORD_CODES: ReadonlySet<string> = new Set(words.wordCodes)

/** Beside a figure alone: "lei" is a word elsewhere. Both look at figures first, since every letter may begin a currency. */
const BEFORE_A_FIGURE = new RegExp(String.raw`(?<=(${SIGN_WORDS}|${CODE_WORD})(\s?))(?<!\d)\d`, 'giu')
const BEHIND_A_FIGURE = new RegExp(String.raw`(\d(?:k|,[-–—])?\s?-?)(${SIGN_WORDS}|${CODE_WORD})`, 'giu')
const MARKS = new RegExp(`[${signMark(0)}-${codeMark(0x7f)}]`, 'gu')
const MARK_BESIDE_A_FIGURE = new RegExp(String.raw`(?<=(\d)?)(${MARKS.source})(?=(\d)?)`, 'gu')

/**
 * Writes each currency that stands beside a figure as one character, which expressions find at once: there are over a hundred ways
 * to say one, and every sum that an expression looks for would try them all.
 */
export function markCurrencies(text: string, language = 'en'): string {
  const named = markBefore(text.replaceAll(MARKS, ' ')).replaceAll(
    BEHIND_A_FIGURE,
    (_all, figure: string, currency: string) => `${figure}${findMark(currency)}`,
  )
  if (!WRITES_BARE_SUMS.test(language)) return named
  return BARE_SUMS.reduce(
    (rest, { behind }, index) =>
      rest.replaceAll(inBareSum(behind), signMark(ALL_SIGNS.length - BARE_SUMS.length + index)),
    named,
  )
}

const WRITES_BARE_SUMS = /^(?:da|de|nb|nl|nn|no|sv)\b/
/** Beside no currency. */
const inBareSum = (behind: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?<![\d-][ .,]?)(?<![\p{Sc}\p{Co}]\s?)(?!(?:19|20)\d\d(?!\d))\d{1,3}(?:[. ]?\d{3})?)${behind}(?!\s?(?:[\p{Sc}\p{Co}\d]|[A-Z]{3}\b|Ft\b|Franken|Punkte|[Pp]oint|[Pp]oäng))`,
    'gu',
  )

function markBefore(text: string): string {
  const parts: string[] = []
  let from = 0
  for (const { index, 1: currency = '', 2: room = '' } of text.matchAll(BEFORE_A_FIGURE)) {
    parts.push(text.slice(from, index - room.length - currency.length), findMark(currency))
    from = index - room.length
  }
  return from === 0 ? text : parts.join('') + text.slice(from)
}

function findMark(currency: string): string {
  const capitals = currency.toUpperCase()
  if (WORD_CODES.has(capitals) && currency !== capitals) return currency
  const code = words.codes.indexOf(capitals)
  return code === -1 ? signMark(SIGNS.findIndex(({ pattern }) => pattern.test(currency))) : codeMark(code)
}

/**
 * A text with its currencies written out again, by their codes.
 * @param language BCP 47 of the feed, for signs that several currencies share
 * @param standard the feed's own currency
 */
export function spellCurrencies(marked: string, language: string, standard: string): string {
  return marked.replaceAll(MARK_BESIDE_A_FIGURE, (_mark, before = '', mark: string, behind = '') =>
    [before && ' ', findCurrency(mark, language, standard), behind && ' '].join(''),
  )
}

/**
 * The currency that a text names by code or sign, marked or not; null for none. A code says more than a sign: "$200 MXN".
 * @param language BCP 47 of the feed, for signs that several currencies share
 * @param standard the feed's own currency, which its signs mean before its language counts
 */
export function findCurrency(text: string, language = 'en', standard = ''): string | null {
  const code = CODE.exec(text)?.[0]
  if (code !== undefined) return words.codes[code.charCodeAt(0) - FIRST_CODE_MARK] ?? code.toUpperCase()
  const sign = SIGNS.find(({ pattern }) => pattern.test(text))
  if (!sign) return null
  const [primary = ''] = language.split('-')
  const local = [standard, BY_LANGUAGE[language] ?? '', BY_LANGUAGE[primary] ?? '']
  return local.find((currency) => sign.others.includes(currency)) || sign.code
}

/** Whether a language decides what signs mean that several currencies share; of all others one is as good. */
export function decidesCurrency(language: string): boolean {
  const [primary = ''] = language.split('-')
  return BY_LANGUAGE[language] !== undefined || BY_LANGUAGE[primary] !== undefined
}

const NAMES_KRONE = /(?<=\d\s?)kr\b|(?<=\d),[-–—](?!\s?[€\d])/i
const COUNTS_KRONER = /^(?:da|is|nb|nn|no|sv)\b/
const KRONER = Object.entries(words.kroner).map(([language, said]) => ({
  language,
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${said})`, 'iu'),
}))

/** The feed's language, or that of the text around a sum in kroner, where the feed's has none. Danish is asked first, whose words others share. */
export function languageOfSums(text: string, language: string): string {
  if (COUNTS_KRONER.test(language) || !NAMES_KRONE.test(text)) return language
  return KRONER.find(({ pattern }) => pattern.test(text))?.language ?? language
}
