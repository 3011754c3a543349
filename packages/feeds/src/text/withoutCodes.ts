import { memoize } from '@clipfront/cache/memoize'
import { CODE_NOUN } from './codeShape.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/codes.json' with { type: 'json' }

const GAP = '\uE002'
const AT_CHECKOUT = String.raw`(?:\s+(?:(?:at|during|upon|on|in)\s+(?:the\s+)?check[\s-]?out|when checking out)\b)?`

/** Not by a flag for a part: V8 forgets it in what it compiles after the first few thousand expressions. */
const inAnyCase = (source: string): string =>
  source.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
/** What leads to a code: "with the", "con el". */
const VERBS = inAnyLanguage(words.verbs)
const ARTICLES = inAnyLanguage(words.articles)
/** What goes with a code that stands before it. */
const AFTER = inAnyCase(String.raw`(?:\s*${CODE_NOUN})?${AT_CHECKOUT}`)

/**
 * The text without its codes: a title must not give away what the card reveals on a click. The words around a code go with
 * it ("with code X", "(use code: X)"); where it stands alone it becomes "the code".
 */
export function withoutCodes(text: string, codes: readonly string[]): string {
  if (codes.length === 0) return text
  // Single spaces, and bounded repeats: a row of separators may be as long as the text.
  let rest = text.replaceAll(/\s+/g, ' ')
  const spoken = rest.toLowerCase()
  for (const code of codes) {
    // Most codes stand in a field of their own, and three expressions for each are dear.
    if (!spoken.includes(code.toLowerCase())) continue
    for (const saying of listPatterns(code)) rest = rest.replaceAll(saying, ` ${GAP} `)
  }
  return (
    rest
      .replaceAll(/\s+/g, ' ')
      // A sentence of which nothing is left takes its full stop along, and what follows a code moves up.
      .replaceAll(/([.!?:]) (?:\uE002 ?){1,6}\.(?!\.)/gu, '$1')
      .replaceAll(/ (?:\uE002 ?){1,6}(?=[.,;!?](?:\s|$))/gu, '')
      .replaceAll(/ ?\uE002 ?/gu, ' ')
      .replaceAll(/\( ?[,;]? ?\)|\[ ?\]|< ?>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[)\]])/g, '')
      .trim()
  )
}

/** An offer has four texts or five, and each is searched for the same codes. */
const MAX_CACHED_CODES = 100

/** How a text says a code: with a word for it, with another word, and alone. */
const listPatterns = memoize((code): readonly RegExp[] => {
  // What is also a word or a figure is only a code where a word says so: "welcome" and "2030" stay where they are words.
  const isPlain = /^(?:[a-z]+|\d+)$/.test(code)
  const wording = code.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const quoted = String.raw`(?:["'\uE000*] ?){0,6}${wording}(?![\w-])(?: ?["'\uE001*]){0,6}`
  const named = re.giu`[\s,·|–—-]{0,6}(?:\b(?:and|or|when|w\/)\s+)?(?:(?<!\p{L})(?:${VERBS})\s+){0,3}(?:\b(?:${ARTICLES})\s+)?${CODE_NOUN}(?:\s+is)?\s*[:=-]?\s*${quoted}${AT_CHECKOUT}`
  const byVerb = re.gu`\s*\b(?:[Ww]ith|[Uu]sing|[Uu]se|[Ee]nter)\s+(?:the\s+)?${quoted}${AFTER}`
  return isPlain ? [named, byVerb] : [named, byVerb, re.gu`(?<![\w-])${quoted}`]
}, MAX_CACHED_CODES)
