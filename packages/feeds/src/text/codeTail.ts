import { re } from './re.ts'
import { codeShape } from './codeShape.ts'

/** Written together with capitals before: "#15", "&MORE", "%25". */
const JOINED = /^(?:#(?:\d{1,4})?|%\d{1,3}|&[\p{Lu}\d]{2,20})(?![\p{L}\d_#%&])/u
/** Where nothing else is said behind it: "SAVE-10,50", "ELM/8", "PROG 100". */
const AT_END = String.raw`(?= ?(?:$|[.;)|](?![\d\p{L}])|, ))`
const FIGURE_AT_END = [
  { before: /\d$/u, tail: re.iu`^,\d{1,2}${AT_END}` },
  { before: /^\p{Lu}{3,}$/u, tail: re.iu`^[/ ]\d{1,4}${AT_END}` },
]
const AND_WORD = /^ & (\p{Lu}{3,20})(?![\p{L}\d_#%&-]| \p{Lu}{2})/u
const SEVERAL = /s(?:\s|$)/iu
const LONGEST_TAIL = 30

/**
 * What goes on behind the capitals that a code begins with and belongs to it: "BREW#15", "SEED&MORE", and behind the word for a code
 * also "HEAD & SHOULDERS". Empty where the code is at its end.
 * @param noun the word for a code that stands directly before; empty where none does
 */
export function findCodeTail(token: string, text: string, end: number, noun: string): string {
  if (!/^\p{Lu}{2}[\p{Lu}\d_-]*$/u.test(token)) return ''
  const rest = text.slice(end, end + LONGEST_TAIL)
  const [joined = ''] = JOINED.exec(rest) ?? []
  const areTwo = codeShape(token) === 'strong' && codeShape(joined.slice(1)) === 'strong'
  if (joined) return areTwo ? '' : joined
  const isOne = noun !== '' && !SEVERAL.test(noun)
  const figure = FIGURE_AT_END.find(({ before, tail }) => isOne && before.test(token) && tail.test(rest))
  if (figure) return figure.tail.exec(rest)?.[0] ?? ''
  const [spaced = '', word = ''] = AND_WORD.exec(rest) ?? []
  // Of several codes, or in a text of capitals, what stands behind "&" is another code or goes on with the sentence.
  const isOneCode = isOne && noun !== noun.toUpperCase() && /^\p{Lu}{3,}$/u.test(token)
  return spaced && isOneCode && codeShape(token) === 'fair' && codeShape(word) === 'fair' ? spaced : ''
}

/** What a code with signs in it is judged by. */
export function withoutTailSigns(code: string): string {
  return code.replaceAll(/[#%&,/ ]/g, '')
}
