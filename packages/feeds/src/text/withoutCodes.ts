import { memoize } from '@clipfront/cache/memoize'
import { closeCodeGaps, GAP } from './closeGaps.ts'
import { CODE_NOUN } from './codeShape.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/codes.json' with { type: 'json' }

/** Not by a flag for a part: V8 forgets it in what it compiles after the first few thousand expressions. */
const inAnyCase = (source: string): string =>
  source.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
/** What leads to a code: "with the", "introduce". */
const VERBS = inAnyCase(`${inAnyLanguage(words.verbs)}|${inAnyLanguage(words.enter)}`)
const ARTICLES = inAnyCase(inAnyLanguage(words.articles))

/**
 * The text without its codes: a title must not give away what the card reveals on a click. What stands around a code only for
 * its sake goes with it: "with code X", "(use code: X)", "when you enter X at checkout".
 */
export function withoutCodes(text: string, codes: readonly string[]): string {
  if (codes.length === 0) return text
  // Single spaces, and bounded repeats: a row of separators may be as long as the text.
  let rest = text.replaceAll(/\s+/g, ' ')
  const spoken = rest.toLowerCase()
  for (const code of codes) {
    // Most codes stand in a field of their own, and an expression for each is dear.
    if (spoken.includes(code.toLowerCase()))
      for (const saying of listPatterns(code)) rest = rest.replaceAll(saying, `$1${GAP}`)
  }
  if (!rest.includes(GAP)) return text
  return closeCodeGaps(rest)
    .replaceAll(/\( ?[,;]? ?\)|\[ ?\]|< ?>|\{ ?\}|「」|（）/g, ' ')
    .replaceAll(/([([]) ?[,;] ?/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[)\]])/g, '')
    .trim()
}

/** An offer has four texts or five, and each is searched for the same codes. */
const MAX_CACHED_CODES = 100

/** How a text says a code: with a word for it, with another word, and alone. */
const listPatterns = memoize((code): readonly RegExp[] => {
  // What is also a word or a figure is only a code where a word says so: "welcome" and "2030" stay where they are words.
  const isPlain = /^(?:[a-z]+|\d+)$/.test(code)
  const wording = code.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const quoted = String.raw`(?:["'\uE000*「『] ?){0,6}${wording}(?![\w-])(?: ?["'\uE001*」』]){0,6}`
  const named = re.giu`(${CODE_NOUN}(?:\s+is)?\s*[:：=-]?\s*)${quoted}`
  // Letters with figures behind are no word in small letters either; "Imgs2PDF" is a product, whose code is IMGS2PDF.
  if (/^\p{L}+\d+$/u.test(code)) return [named, re.giu`()(?<![\w-])${quoted}`]
  if (!isPlain) return [named, re.gu`()(?<![\w-])${quoted}`]
  return [named, re.gu`((?<!\p{L})(?:${VERBS})\s+(?:(?:${ARTICLES})\s+)?)${quoted}`]
}, MAX_CACHED_CODES)
