import { findCodeTail, withoutTailSigns } from './codeTail.ts'
import { CODE_NOUN, codeShape, isModelNumber, saysNoCode } from './codeShape.ts'
import { blankCodes, codesInMarks } from './codesInMarks.ts'
import { codesSetApart, isOtherNumber } from './codesSetApart.ts'
import { MARK_OPEN, withoutMarks } from './plainText.ts'
import { trimEdges } from './cutText.ts'
import words from './words/codes.json' with { type: 'json' }
import { inAnyLanguage, re } from './re.ts'

/** What may open a code. Of bounded length, as everything here: a text may be one long row of brackets. */
const OPEN = String.raw`(?:[\uE000"'“„‚‘«‹(\[*「『《【]\s?){0,6}`
/** Letters with their accents: "KÜCHE15". */
const TOKEN = String.raw`([\p{Script=Latin}\d][\p{Script=Latin}\w$-]*)`

const VERBS = inAnyLanguage(words.verbs)
const ARTICLES = inAnyLanguage(words.articles)

/** "with code X", "Coupon: X", "promo X", "code is X", "Discount code, valid until Friday: X". */
const NAMED = re.giu`(\bno\s+|\bwithout\s+(?:an?\s+)?)?((?<!\p{L})(?:${VERBS})\s+(?:(?:${ARTICLES})\s+)?)?(${CODE_NOUN})\s*(?:,[^:|.]{3,40})?(\s+is\b|\s*[:：=は]|\s+-)?[\s:：]*(${OPEN})${TOKEN}`
/** "with X", "using X", "by X": only what is shaped like nothing else is a code there. */
const WITH = re.giu`(?<!\p{L})(?:${VERBS})\s+(${OPEN})${TOKEN}`
/** "with the X discount code". */
const BEFORE = re.giu`(?<!\p{L})(?:${VERBS})\s+(?:(?:${ARTICLES})\s+)?(?:${OPEN})${TOKEN}["'\uE001\s]{1,4}(?:${CODE_NOUN})`
const CHECKOUT = inAnyLanguage(words.checkout)
/** "enter X at checkout", "X eingeben": so plainly a code that it may look like a word. */
const ENTERED = re.giu`(?<!\p{L})(?:${inAnyLanguage(words.enter)})\s*${OPEN}${TOKEN}["'」\uE001]{0,4}\s*(?:${CHECKOUT})|(?<![\p{L}\p{N}_-])${TOKEN}["'」\uE001]{0,4}\s*(?:(?:${CHECKOUT})\s*)?(?:${inAnyLanguage(words.enterBehind)})`
/** As many signs as a code that is entered has, and no word of a sentence. */
const CAPITALS = /[\p{Lu}\d][\p{Lu}\d_$-]{3}/u
const MARKED = re.gu`\uE000\s?["']?${TOKEN}["']?\s?[.,:*]?\s?\uE001`
const BARE = /(?<![\w$/.-])([A-Z0-9][A-Z0-9_$-]{3,}[A-Z0-9])(?![\w$/-]|\.\w)/gu
/** A second one after the first: "codes X or Y", "X and Y". */
const FOLLOWING = re.iu`^["'\uE001)]{0,6}\s*(?:,|/|&|or|and)\s*(?:code\s+)?(${OPEN})${TOKEN}`

const AFTER_NOUN = re.i`^(?:${words.afterNoun.join('|')})$`
/** What every noun for a code holds: most texts have none, and the long expressions are dear. */
const NOUN = re.iu`${CODE_NOUN}`

interface Found {
  code: string
  at: number
}

/**
 * Promo codes in the text of an offer, in order, each once. Knows what is no code: "No code needed", "Code Editor",
 * "QR Code 128". Case is kept, because some shops mind it.
 * @param text plain text; marks of emphasis (`marks.ts`) help to tell a code from a word
 * @param options.bareToo also takes what only looks like a code beside a discount; not for shops' titles, where model
 *   numbers look the same
 */
export function findCodes(wording: string, { bareToo = true }: { bareToo?: boolean } = {}): string[] {
  const saysNoun = NOUN.test(wording)
  const delimited = wording.includes(MARK_OPEN) ? codesInMarks(wording) : []
  const text = blankCodes(wording, delimited)
  const found = [
    ...delimited,
    ...(saysNoun ? named(text) : []),
    ...marked(text),
    ...following(text),
    ...(CAPITALS.test(text) ? entered(text) : []),
    ...(saysNoun ? before(text) : []),
    ...(CAPITALS.test(text) ? codesSetApart(text) : []),
  ]
  const all = found.length > 0 ? found : bareToo ? bare(text) : ownWorth(text)
  const seen = new Map<string, Found>()
  for (const one of all.toSorted((a, b) => a.at - b.at)) {
    const key = one.code.toUpperCase()
    if (!seen.has(key)) seen.set(key, one)
  }
  return [...seen.values()].map(({ code }) => code)
}

function named(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(NAMED)) {
    const [whole, no, verb, noun = '', colon, open = '', begun = ''] = match
    const end = match.index + whole.length
    const tail = findCodeTail(begun, text, end, noun)
    const token = withoutTailSigns(begun + tail)
    const at = end + tail.length
    const joint = colon ?? (isSetOff(token, text, match.index, at) ? ':' : undefined)
    // A word that goes on after an apostrophe was not read to its end.
    const isCut = /^'\w/.test(text.slice(at))
    if (
      !no &&
      !isCut &&
      isNamedCode(token, {
        noun,
        isAnnounced: Boolean(verb ?? joint),
        isMarked: /[\uE000"'*]/u.test(open) ? isWhole(text, at) : isLastWord({ token, noun, verb, joint }, text, at),
      })
    )
      found.push({ code: trimTail(begun + tail), at }, ...oneMore(text, at))
  }
  return found
}

interface Naming {
  noun: string
  /** A verb before or a colon after the noun says that a code follows. */
  isAnnounced: boolean
  /** It stands alone in bold, code or quotes. */
  isMarked: boolean
}

function isNamedCode(token: string, { noun, isAnnounced, isMarked }: Naming): boolean {
  const shape = codeShape(trimTail(token))
  if (shape === 'strong') return true
  if (shape === 'technical') return isAnnounced && token === token.toUpperCase()
  const isExplicit = isAnnounced || /\s|coupon|promo|voucher/i.test(noun)
  if (shape === 'fair') return isExplicit || (token === token.toUpperCase() && token.length >= 4) || isMarked
  // No word has a low line, and no number is set apart as one.
  if (isAnnounced && (/^[A-Za-z]{2,}_\w{2,}$|^\d{5,12}$/.test(token) || (isMarked && /^\d{4}$/.test(token))))
    return true
  // A lower-case word, or a single letter, is a code only when the text sets it apart and says so.
  return isMarked && isExplicit && /^[A-Za-z][\w-]*$/.test(token) && !AFTER_NOUN.test(token)
}

interface LastWord {
  token: string
  noun: string
  verb: string | undefined
  joint: string | undefined
}

/** "Coupon code: takehalf", and nothing behind it. */
function isLastWord({ token, noun, verb, joint }: LastWord, text: string, at: number): boolean {
  const isNamed = verb !== undefined || WHOLE_NOUN.test(noun) || WORD_AND_FIGURES.test(token)
  if (!isNamed || joint === undefined || !/[:：=]/.test(joint) || saysNoCode(token) || NO_LAST_WORD.test(token))
    return false
  return ENDS_THERE.test(text.slice(at, at + 8))
}

/** Nothing stands before the word and behind the figures: "(kod 332211)", ", code ny50." says as much as a colon. */
function isSetOff(token: string, text: string, from: number, at: number): boolean {
  const hasFigures = WORD_AND_FIGURES.test(token) || /^\d{5,12}$/.test(token)
  return (
    hasFigures &&
    /(?:^|[.,;([|–—-] ?)$/.test(text.slice(Math.max(0, from - 2), from)) &&
    ENDS_THERE.test(text.slice(at, at + 8))
  )
}

const ENDS_THERE = /^\s{0,3}(?:$|[.;)\]|\n](?!\w))/
/** "Code: ny50." */
const WORD_AND_FIGURES = /^\p{Ll}{2,12}\d{1,4}$/u

/** That says what kind of code it is, and that it is one. */
const WHOLE_NOUN =
  /(?:coupon|promo|voucher|discount|gutschein|rabatt?|korting|sconto|descuento|réduction)\p{L}*[\s-]*(?:codes?|koden?|kod|codice|código)$|^(?:code|código|codice) (?:promo|de|sconto)/iu
const NO_LAST_WORD = re.i`^(?:${words.noLastWord.join('|')})$`

function isWhole(text: string, end: number): boolean {
  return /^[\s.,:*]{0,6}["'\uE001)\]]/u.test(text.slice(end))
}

function marked(text: string): Found[] {
  return [...text.matchAll(MARKED)]
    .map((match) => ({ code: trimTail(match[1] ?? ''), at: match.index }))
    .filter(({ code }) => codeShape(code) === 'strong' || (codeShape(code) === 'fair' && isUnlikeAWord(code)))
}

/** Eight capitals in bold, or a word with its number, are hardly ever prose. */
function isUnlikeAWord(code: string): boolean {
  return /\d/.test(code) || code.length >= 8
}

function following(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(WITH)) {
    const end = match.index + match[0].length
    const tail = findCodeTail(match[2] ?? '', text, end, '')
    const code = trimTail((match[2] ?? '') + tail)
    const token = withoutTailSigns(code)
    const at = end + tail.length
    const isSetApart = match[1] !== '' && isWhole(text, at)
    const isSeasonal = /^[a-z]{5,}\d{2,4}$/.test(token)
    const shape = codeShape(token)
    if (
      (shape === 'strong' && (!isModelNumber(token) || worthsIn(text).has(figuresIn(token)))) ||
      (shape === 'fair' && (isSetApart || isSeasonal))
    )
      found.push({ code, at }, ...oneMore(text, at))
  }
  return found
}

function entered(text: string): Found[] {
  return [...text.matchAll(ENTERED)]
    .map((match) => ({ code: trimTail(match[1] ?? match[2] ?? ''), at: match.index }))
    .filter(({ code }) => codeShape(code) !== 'none' && code === code.toUpperCase() && code.length >= 4)
}

function before(text: string): Found[] {
  return [...text.matchAll(BEFORE)]
    .map((match) => ({ code: trimTail(match[1] ?? ''), at: match.index }))
    .filter(({ code }) => codeShape(code) === 'strong' || (codeShape(code) === 'fair' && code === code.toUpperCase()))
}

function oneMore(text: string, at: number): Found[] {
  const match = FOLLOWING.exec(text.slice(at))
  const token = trimTail(match?.[2] ?? '')
  return match && codeShape(token) === 'strong' ? [{ code: token, at: at + match[0].length }] : []
}

/** Last: capitals with digits that stand alone beside a discount, "(EARLY20)", "60% off · WINTER-25". */
function bare(text: string): Found[] {
  const wording = withoutMarks(text)
  return lookalikes(wording).filter(({ code, at }) => isBesideDiscount(wording, at, code.length))
}

function lookalikes(wording: string): Found[] {
  return [...wording.matchAll(BARE)]
    .map((match) => ({ code: match[1] ?? '', at: match.index }))
    .filter(({ code, at }) => codeShape(code) === 'strong' && !isModelNumber(code) && !isOtherNumber(wording, at))
}

/** No model number says how much there is off: "50% off … OAK50", "$15 off … SAVE15". */
function ownWorth(text: string): Found[] {
  const wording = withoutMarks(text)
  const found = lookalikes(wording)
  if (found.length === 0) return []
  const worths = worthsIn(wording)
  return found.filter(({ code }) => worths.has(figuresIn(code)) && /[A-Z]{3}/.test(code))
}

function worthsIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?<!\d)(\d{2})\s?%|[$£€]\s?(\d{2,3})\s+off\b/gi)].map(([, share, sum]) => share ?? sum ?? ''),
  )
}

function figuresIn(code: string): string {
  return code.replaceAll(/\D/g, '')
}

const NEAR = 45

function isBesideDiscount(text: string, at: number, length: number): boolean {
  return /[%٪％]|\boff\b|[$£€]\d/i.test(text.slice(Math.max(0, at - NEAR), at + length + NEAR))
}

function trimTail(token: string): string {
  return trimEdges(token, { end: '_$-' })
}
