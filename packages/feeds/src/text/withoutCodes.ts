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
  const marked = markCodes(text.replaceAll(/[\s\uE010-\uE012]+/g, ' '), codes)
  if (marked.places.length === 0) return text
  const cut = PATTERNS.reduce((rest, saying) => rest.replaceAll(saying, `$1${GAP}`), marked.text)
  if (!cut.includes(GAP)) return text
  const rest = cut.replaceAll(PLACE, (place) => marked.places[(place.codePointAt(1) ?? 0) - FIRST_PLACE] ?? '')
  return closeCodeGaps(rest)
    .replaceAll(/\( ?[,;]? ?\)|\[ ?\]|< ?>|\{ ?\}|「」|（）/g, ' ')
    .replaceAll(/([([]) ?[,;] ?/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[)\]])/g, '')
    .trim()
}

/** In the place of a code: one of these signs says what it is cut by, and the next which place it is. */
const ALONE = '\uE010'
const AFTER_VERB = '\uE011'
const NAMED_ONLY = '\uE012'
const FIRST_PLACE = 0xe1_00
const MOST_PLACES = 2000
const PLACE = /[\uE010-\uE012][\uE100-\uF8FF]/g

/** How a text says a code: with a word for it, with another word, and alone. Fixed, since an expression for each code is dear. */
const PATTERNS = [
  re.giu`(${CODE_NOUN}(?:\s+is)?\s*[:：=-]?\s*)${quoted(`[${ALONE}${AFTER_VERB}${NAMED_ONLY}]`)}`,
  re.gu`()${quoted(ALONE)}`,
  re.gu`((?<!\p{L})(?:${VERBS})\s+(?:(?:${ARTICLES})\s+)?)${quoted(AFTER_VERB)}`,
]

function quoted(sign: string): string {
  return String.raw`(?:["'\uE000*「『] ?){0,6}${sign}[\uE100-\uF8FF](?: ?["'\uE001*」』]){0,6}`
}

/** The text with a sign for each place where a code stands as a word of its own, and what stood there. */
function markCodes(text: string, codes: readonly string[]): { text: string; places: readonly string[] } {
  const places: string[] = []
  let marked = text
  for (const code of codes) {
    const parts: string[] = []
    let from = 0
    for (const at of listPlaces(marked, code)) {
      if (at < from || places.length === MOST_PLACES) continue
      const written = marked.slice(at, at + code.length)
      parts.push(
        marked.slice(from, at),
        signFor(code, written, marked[at - 1] ?? ''),
        String.fromCodePoint(FIRST_PLACE + places.length),
      )
      places.push(written)
      from = at + code.length
    }
    marked = parts.join('') + marked.slice(from)
  }
  return { text: marked, places }
}

/** Where a code stands in whatever letters; what is written together goes on behind it is another word. */
function listPlaces(text: string, code: string): number[] {
  const small = [text.toLowerCase(), code.toLowerCase()] as const
  // Some small letters are longer: then only the same letters count.
  const isAsLong = small[0].length === text.length && small[1].length === code.length
  const [searched, sought] = isAsLong ? small : [text, code]
  const found: number[] = []
  for (let at = searched.indexOf(sought); at !== -1; at = searched.indexOf(sought, at + 1))
    if (!GOES_ON.test(text.slice(at + sought.length, at + sought.length + 2))) found.push(at)
  return found
}

const GOES_ON = /^[_-]?[^\W_]/

/**
 * What is also a word or a short figure is only a code where a word says so: "welcome" and "2030" stay where they are words. In
 * other letters than its field's a code is one too, as long as these are no word's: "OAK-20", "enter WELCOME".
 */
function signFor(code: string, written: string, before: string): string {
  if (/^\d+$/.test(code)) return code.length >= LONG_FIGURE && !/[\w.,\p{Sc}-]/u.test(before) ? ALONE : AFTER_VERB
  const isSame = written === code
  const isCapitals = written === written.toUpperCase()
  if (/^[a-z]+$/.test(code)) return isSame || isCapitals ? AFTER_VERB : NAMED_ONLY
  // Letters with figures behind are no word in small letters either; "Imgs2PDF" is a product, whose code is IMGS2PDF.
  const isCode = isSame || /^\p{L}+\d+$/u.test(code) || (isCapitals && /[\d_-]/.test(code))
  if (isCode && !/[\w-]/.test(before)) return ALONE
  return isCapitals || /\p{Ll}\p{Lu}/u.test(written) ? AFTER_VERB : NAMED_ONLY
}

/** With fewer it may be a year, or how many there are. */
const LONG_FIGURE = 5
