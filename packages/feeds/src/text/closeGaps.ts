import { CODE_NOUN } from './codeShape.ts'
import { trimEdges } from './cutText.ts'
import { inAnyLanguage, re } from './re.ts'
import codes from './words/codes.json' with { type: 'json' }
import remains from './words/remains.json' with { type: 'json' }

/** Stands where a code or an address was; in no text of a feed. */
export const GAP = '\uE002'

interface Remains {
  /** What stands before a gap and leads to what was there: "when you", "use the". At the end of a text. */
  leads: RegExp
  /** What stands behind it and goes with what was there: "at checkout", "を入力すると". At the beginning of a text. */
  trails: RegExp
}

/** Not within "oak.com". */
const WORD_BEFORE = String.raw`(?<![\p{L}\p{N}.@_]|\p{L}-)`
const WORD_END = String.raw`(?![\p{L}\p{N}])`
/** "special code:", "código especial". */
const NAMING = String.raw`(?:(?:${inAnyLanguage(remains.announcing)})\s)?${CODE_NOUN}(?:\s(?:${inAnyLanguage(remains.announcing)}))?(?:\sis)?\s?[:：=-]?`
/** What a sentence says that wants its code typed, and no more: "to claim the discount". */
const CLAIMS = String.raw`(?:,\s)?(?:${inAnyLanguage(remains.claims)})(?=\s?(?:[.,;:!?)\]|·–—\uE002-]|$))`

const OF_CODES: Remains = {
  leads: re.iu`(?:${WORD_BEFORE}(?:${inAnyLanguage(codes.verbs)}|${inAnyLanguage(codes.articles)}|${inAnyLanguage(codes.enter)}|${inAnyLanguage(remains.leads)}|${NAMING})|(?:${codes.nouns.ja}|${codes.nouns.zh})\s?[:：]?|${inAnyLanguage(remains.leadsUnspaced)})$`,
  trails: re.iu`^(?:(?:(?:${CODE_NOUN}|${inAnyLanguage(codes.checkout)}|${inAnyLanguage(codes.enterBehind)}|${inAnyLanguage(remains.trails)})${WORD_END}|${CLAIMS})|${inAnyLanguage(remains.trailsUnspaced)})`,
}
/** What says with which code, at the end of a text that does not name it. */
const OPEN_CODE = re.iu`[\s(]{1,3}(?:${inAnyLanguage(codes.verbs)})\s(?:(?:${inAnyLanguage(codes.articles)})\s)?(?:(?:${inAnyLanguage(remains.announcing)})\s)?${CODE_NOUN}\s?[:：]?[).!]?$`
const OF_LINKS: Remains = {
  leads: re.iu`(?:${WORD_BEFORE}(?:${inAnyLanguage(remains.linkLeads)})\s?[:=→>–-]{0,2}|(?<=\s)[:=→>–-]{1,3}|${inAnyLanguage(remains.linkLeadsUnspaced)})$`,
  trails: re.iu`^(?:(?:${inAnyLanguage(remains.linkTrails)})${WORD_END}|${CLAIMS}|${inAnyLanguage(remains.linkTrailsUnspaced)})`,
}
/** What went on after a sentence that is gone: "and get 20% off", "for 20% off". */
const CONNECTING = re.iu`^(?:${inAnyLanguage(remains.connecting)})\s`
/** Who gets what, where the code was the first that a sentence said: "you get 20% off", "bekommst du 20 %". */
const RECEIVING = re.iu`^(?:${inAnyLanguage(remains.receiving)})\s`
/** Prepositions and articles that lead nowhere at the end of a text. */
const ENDS = re.iu`${String.raw`(?<![^\s([])`}(?:${inAnyLanguage(remains.ends)}|[+&=/@>]{1,3})$`
/** What stands between two gaps where a list of codes was. */
const BETWEEN = re.iu`^[\s"',&+/|)(·-]{0,8}(?:${inAnyLanguage(codes.between)})?[\s"',&+/|)(·-]{0,8}$`

/** The longest lead is shorter, and so is the longest word before it. */
const LONGEST_LEAD = 60
const LONGEST_TRAIL = 120
/** "Just | use | the | special code". */
const MOST_WORDS = 8
const SEPARATORS = ',;:–—-|·•→，、'
/** Between two parts of a clause, of which the second is gone. */
const JOINTS = ',–—-'
const NO_WORD = /^[^\p{L}\p{N}]/u
const CLAUSE_END = /^(?:$|[.,;:!?)\]}>|·•–—…。、！？）」]|-\s)/u
const SENTENCE_END = /(?:^|[.!?…:|·•([{<。！？（「])$/u
const OPENERS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '（': '）',
  '「': '」',
  '"': '"',
}
const UNSPACED = /[\u3000-\u9FFF\uFF00-\uFFEF]/u

/** The text with what was around its codes taken out with them, so that what is left reads as if they had never been there. */
export function closeCodeGaps(text: string): string {
  return closeGaps(text, OF_CODES)
}

/** The same of addresses. */
export function closeLinkGaps(text: string): string {
  return closeGaps(text, OF_LINKS)
}

function closeGaps(text: string, found: Remains): string {
  const [first = '', ...parts] = text.split(GAP)
  // In pieces: a text that is joined at each of a thousand gaps is copied a thousand times.
  const pieces = [first]
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    if (isLast || !BETWEEN.test(part)) addPiece(pieces, part, found)
  }
  return pieces.join('')
}

function addPiece(pieces: string[], part: string, { leads, trails }: Remains): void {
  let after = withoutTrails(part, trails)
  let before = takeLast(pieces, [leads])
  while (after && OPENERS[before.at(-1) ?? ''] === after.charAt(0)) {
    pieces.push(before.slice(0, -1))
    before = takeLast(pieces, [leads])
    after = after.slice(1).trimStart()
  }
  if (CLAUSE_END.test(after)) {
    pieces.push(before)
    before = takeLast(pieces, [leads, ENDS], SEPARATORS)
  }
  if (NO_WORD.test(after) || CONNECTING.test(after)) before = trimEdges(before, { end: JOINTS })
  if (SENTENCE_END.test(before)) after = beginSentence(after, before)
  pieces.push(before, needsSpace(before, after) ? ' ' : '', after)
}

/** The last piece that says something, without what leads on from it. The pieces keep what stands before. */
function takeLast(pieces: string[], endings: readonly RegExp[], separators = ''): string {
  let last = ''
  for (let words = 0; words <= MOST_WORDS; words += 1) {
    last = trimEdges(last, { end: separators })
    while (!last && pieces.length > 0) last = trimEdges(pieces.pop() ?? '', { end: separators })
    const length = measureEnding(last, endings)
    if (length === 0) break
    last = last.slice(0, -length)
  }
  return trimEdges(last, { end: separators })
}

function measureEnding(text: string, endings: readonly RegExp[]): number {
  const end = text.slice(-LONGEST_LEAD)
  for (const ending of endings) {
    const [found = ''] = ending.exec(end) ?? []
    // "Vitamin A" ends in no article.
    if (found && !/^\p{Lu}$/u.test(found)) return found.length
  }
  return 0
}

function withoutTrails(part: string, trails: RegExp): string {
  let rest = part.trimStart()
  for (let words = 0; words <= MOST_WORDS; words += 1) {
    const [found = ''] = trails.exec(rest.slice(0, LONGEST_TRAIL)) ?? []
    if (!found) break
    rest = rest.slice(found.length).trimStart()
  }
  return rest
}

/** "and get 20% off" begins with "Get" where nothing stands before it, and "you get 20% off" with what one gets. */
function beginSentence(after: string, before: string): string {
  const bare = after.replace(/^[.,;:!?–—|·\s]{1,20}/, '')
  const rest = bare.replace(CONNECTING, '').replace(RECEIVING, '')
  const isSentence = rest !== bare || before === '' || /[.!?]$/.test(before)
  return isSentence && /^\p{Ll}+(?=[\s,!]|$)/u.test(rest) ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest
}

function needsSpace(before: string, after: string): boolean {
  if (!before || !after || /^(?:[.,;:!?…](?![\p{L}\p{N}])|[)\]}%])/u.test(after) || /[([{]$/.test(before)) return false
  return !UNSPACED.test(before.slice(-1)) && !UNSPACED.test(after.charAt(0))
}

/** A text without the mention of a code that stands in a column of its own: "12 % auf Tannen mit Code". A voucher alone is an offer. */
export function withoutOpenCode(text: string): string {
  const [found = ''] = OPEN_CODE.exec(text.slice(-LONGEST_TRAIL)) ?? []
  const rest = trimEdges(text.slice(0, text.length - found.length), { end: SEPARATORS })
  return rest || text
}

/** A text without the preposition or the article that it ends in: what would have followed is not there. */
export function withoutOpenEnd(text: string): string {
  let rest = text
  for (let words = 0; words <= MOST_WORDS; words += 1) {
    const [found = ''] = ENDS.exec(rest.slice(-LONGEST_LEAD)) ?? []
    if (!found || found !== found.toLowerCase()) break
    rest = trimEdges(rest.slice(0, -found.length), { end: SEPARATORS })
  }
  return rest || text
}
