import { CODE_NOUN, codeShape, isFieldCode } from './codeShape.ts'
import { trimEdges } from './cutText.ts'
import { findDiscount } from './findDiscount.ts'
import { re } from './re.ts'

interface Found {
  code: string
  at: number
}

/** "code `POT 15`", "**Kod:** BÖNA#", "**Code: POT 15**": marks say where a code begins and ends. */
const NAMED = re.giu`(${CODE_NOUN})(?: is)? ?([:：=])?\uE001{0,2} ?([:：=])? ?(\uE000{0,6}) ?([^\uE000\uE001|]{3,40})\uE001`
/** How many marks there are at least around what is set as code. */
export const MARKS_OF_CODE = 3
const VERBATIM = new RegExp(String.raw`\uE000{${MARKS_OF_CODE},6}([^\uE000\uE001]{3,40})\uE001{${MARKS_OF_CODE}}`, 'gu')
/** What the other rules read by themselves. */
const PLAIN = /^[\p{Script=Latin}\d][\p{Script=Latin}\w$-]*$/u
const VERSION = /^v?\d+(?:\.\d+)+[\w-]*$/iu
const SIGN = /[&#%!+@'/,.]/u

/**
 * Codes with spaces or signs of sentences in them, which nothing but the marks around them delimits: behind the word for a code, and set as
 * code also without it, beside a reduction.
 */
export function codesInMarks(text: string): Found[] {
  const named = codesBehindNoun(text)
  const others: Found[] = []
  for (const { 0: whole, 1: code = '', index } of text.matchAll(VERBATIM)) {
    const at = index + whole.indexOf(code)
    if (/[^\p{L}\s'-]/u.test(code) && isWrittenCode(code) && !named.some((found) => found.at === at))
      others.push({ code, at })
  }
  return others.length > 0 && namesReduction(blankCodes(text, others)) ? [...named, ...others] : named
}

function codesBehindNoun(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(NAMED)) {
    const [whole, noun = '', within, behind, open = '', written = ''] = match
    const isVerbatim = open.length >= MARKS_OF_CODE
    const code = trimEdges(written, isVerbatim ? {} : { end: '.,:*' })
    const hasColon = (within ?? behind) !== undefined
    const isNamed = open === '' ? hasColon && /\d/.test(code) : hasColon || /[ck][oó]d/iu.test(noun)
    // In bold a sentence may end: "**OAK20!**".
    const isExclaimed = !isVerbatim && codeShape(trimEdges(code, { end: '!' })) === 'strong'
    if (isNamed && !isExclaimed && isWrittenCode(code))
      found.push({ code, at: match.index + whole.lastIndexOf(written) + written.indexOf(code) })
  }
  return found
}

function namesReduction(text: string): boolean {
  const kind = findDiscount(text)?.kind
  return kind !== undefined && kind !== 'price' && kind !== 'other'
}

/** Whether something set as code is one that a sentence would cut: in capitals or with figures, and no version or name of a file. */
export function isWrittenCode(text: string): boolean {
  if (PLAIN.test(text) || VERSION.test(text) || !isFieldCode(text.replace('/', '-'))) return false
  const joined = codeShape(text.replaceAll(/[^\p{L}\p{N}_$-]+/gu, ''))
  if (joined === 'technical') return false
  const words = text.split(/[^\p{L}\p{N}_$-]+/u).filter(Boolean)
  const shapes = words.map((word) => codeShape(word))
  // "OAK20 AT CHECKOUT" goes on behind its code, and "OAK20 & OAK30" are two.
  if (/\s/.test(text) && shapes.includes('strong')) return false
  const isLoud = text === text.toUpperCase() || (/\d/.test(text) && SIGN.test(text) && !/[./,]/.test(text))
  return isLoud && (shapes.some((shape) => shape !== 'none') || (/\d/.test(text) && joined !== 'none'))
}

/** The text with nothing to read where these codes stand, at the same length. */
export function blankCodes(text: string, found: readonly Found[]): string {
  return found.reduce(
    (rest, { code, at }) => rest.slice(0, at) + ' '.repeat(code.length) + rest.slice(at + code.length),
    text,
  )
}
