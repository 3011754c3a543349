import { CODE_NOUN, codeShape, isFieldCode } from './codeShape.ts'
import { trimEdges } from './cutText.ts'
import { re } from './re.ts'

interface Found {
  code: string
  at: number
}

/** "code `POT 15`", "kod: **BÖNA#**": marks directly behind the word say where the code begins and ends. */
const IN_MARKS = re.giu`(${CODE_NOUN})(?: is)? ?([:：=])? ?(\uE000{1,6}) ?([^\uE000\uE001]{3,40})\uE001`
/** What the other rules read by themselves. */
const PLAIN = /^[\p{Script=Latin}\d][\p{Script=Latin}\w$-]*$/u
const VERSION = /^v?\d+(?:\.\d+)+/iu
const SIGN = /[&#%!+@'/,.]/u

/** Codes with spaces or signs of sentences in them, which nothing but the marks around them delimits. */
export function codesInMarks(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(IN_MARKS)) {
    const [whole, noun = '', joint, open = '', written = ''] = match
    const isVerbatim = open.length > 1
    const code = trimEdges(written, isVerbatim ? {} : { end: '.,:*' })
    const isNamed = joint !== undefined || /[ck][oó]d/iu.test(noun)
    // In bold a sentence may end: "**OAK20!**".
    const isExclaimed = !isVerbatim && codeShape(trimEdges(code, { end: '!' })) === 'strong'
    if (isNamed && !isExclaimed && isWrittenCode(code))
      found.push({ code, at: match.index + whole.lastIndexOf(written) + written.indexOf(code) })
  }
  return found
}

/** Whether something set as code is one that a sentence would cut: in capitals or with figures, and no version or name of a file. */
export function isWrittenCode(text: string): boolean {
  if (PLAIN.test(text) || VERSION.test(text) || !isFieldCode(text)) return false
  const words = text.split(/[^\p{L}\p{N}_$-]+/u).filter(Boolean)
  const shapes = words.map((word) => codeShape(word))
  // "OAK20 AT CHECKOUT" goes on behind its code, and "OAK20 & OAK30" are two.
  if (/\s/.test(text) && shapes.includes('strong')) return false
  const isLoud = text === text.toUpperCase() || (/\d/.test(text) && SIGN.test(text) && !/[./,]/.test(text))
  return isLoud && shapes.some((shape) => shape !== 'none' && shape !== 'technical')
}

/** The text with nothing to read where these codes stand, at the same length. */
export function blankCodes(text: string, found: readonly Found[]): string {
  return found.reduce(
    (rest, { code, at }) => rest.slice(0, at) + ' '.repeat(code.length) + rest.slice(at + code.length),
    text,
  )
}
