import calls from './words/calls.json' with { type: 'json' }
import words from './words/codes.json' with { type: 'json' }
import { inAnyLanguage, re } from './re.ts'

/** What codes are made of; at least one letter. */
const SIGNS = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\d][\p{Script=Latin}\w$-]*$/u
/** Words in capitals that follow "code" or stand in bold and are no code. */
const WORDS = new Set(words.capitals)

/** Names of techniques and products that look like codes: PDF417, HTML5, UTF-8, USB3, RTX4090. */
const TECHNICAL = re.i`^(?:A?(?:${words.techniques.join('|')}))-?\d{1,4}[A-Z]?$`
/** How makers number what they make: WH-1000XM5, SM-G991B, U2713HM. Some codes look the same. */
const MODEL = /^[A-Z]{1,3}-?[A-Z]?\d{2,4}[A-Z]{1,3}\d{0,2}$/
/** Letters and figures in turns, Q27G3XMN, and how the largest of marketplaces numbers its goods, B07XYZ41QK. */
const NUMBERED = /^(?:[A-Z]{1,3}-?\d{1,4}-?){2,}[A-Z]{1,4}$|^B0[A-Z\d]{8}$/
/** "50off", "2days", "5-Year", "1st", "12mo", "4K". */
const QUANTITY = re.i`^\d+-?(?:${words.units.join('|')})$`

/**
 * How much a token looks like a promo code by itself:
 * `strong`: capitals and digits, or several capital words run together · `fair`: capitals alone, or letters with digits ·
 * `technical`: the name of a technique, a code only where the text says so ·
 * `none`: an ordinary word, a number, a percentage.
 */
export function codeShape(token: string): 'strong' | 'fair' | 'technical' | 'none' {
  if (token.length < 2 || token.length > 40 || !SIGNS.test(token)) return 'none'
  if (WORDS.has(token.toUpperCase())) return 'none'
  if (TECHNICAL.test(token)) return 'technical'
  // In capitals a quantity may be a code (50OFF), but only where the text says so.
  if (QUANTITY.test(token)) return token.length >= 5 && token === token.toUpperCase() ? 'fair' : 'none'
  const hasDigit = /\d/.test(token)
  if (token === token.toUpperCase()) {
    if (token.length >= 5 && (hasDigit || /BLACK|FRIDAY|CYBER|[_$]/.test(token))) return 'strong'
    return token.length >= 3 || hasDigit ? 'fair' : 'none'
  }
  if (!hasDigit) return 'none'
  return token.length >= 5 ? 'fair' : 'none'
}

/** True for what is as likely the number of a product as a code; only words around it tell. */
export function isModelNumber(token: string): boolean {
  return MODEL.test(token) || NUMBERED.test(token) || TECHNICAL.test(token)
}

/** What feeds write in the field for the code where there is none. */
const NONE = re.iu`^(?:${inAnyLanguage(words.noCode)}|${inAnyLanguage(words.elsewhere)}|${inAnyLanguage(calls.call)})[.!]?$`
const ELSEWHERE = re.iu`^(?:${inAnyLanguage(words.elsewhere)})[.!]?$`

/** One row of signs with a letter, or with three figures. */
const ROW = /^(?=.*\p{L}|.*\d{3})[\p{L}\p{N}_$£€¥#¡!¿?%&.+@'*-]{2,40}$/u
/** Capital words: "TAKE IT ALL", also with a small letter between them: "PANE e VINO". */
const PHRASE = /^(?=.{3,40}$)(?:[\p{Lu}\p{N}#!&'-]+(?: [\p{Lu}\p{N}#!&'-]+){1,4}|\p{Lu}{3,20} \p{Ll} \p{Lu}{3,20})$/u
/** A figure behind a slash, or with a comma in it: "OAK/8", "OAK7,50". */
const FIGURED = /^(?=.{5,40}$)(?=.*\p{Lu}{3})[\p{Lu}\d_-]+(?:(?<=\p{Lu}{4})\/\d{1,3}|(?<=\d),\d{1,2})$/u
const NO_WORD_OF_A_CODE = re.i`(?<![\w])(?:${words.inNoPhrase.join('|')})(?![\w])`
/** A share, an address, what is hidden by stars, or what a spreadsheet says in place of a value: "#REF!". */
const OTHER_VALUE =
  /^#(?:REF|N\/A|VALUE|NAME|NUM|NULL|DIV)|^[-+]?\d+(?:[.,]\d+)?\s?%?$|\.(?:com|net|org|info|[a-z]{2})$|^www\.|^\*{2}|\*{2}$/iu
/** In small letters alone: "$10", "10€off", "oak.shop". "$10OFF" and "OAK.SHOP" are codes. */
const SMALL_VALUE = /^\p{Sc}\d[\d.,]*[a-z]*$|^\d[\d.,]*\p{Sc}[a-z]*$|\.[a-z]{2,}$/u

/**
 * True for what stands in the field that a feed keeps for the code, and is one: also a word in small letters, a number, or a few
 * words in capitals. Only where the field is known to be that; in a text these are what they look like.
 */
export function isFieldCode(text: string): boolean {
  if (saysNoCode(text)) return false
  if (ROW.test(text)) return /^\d{3,}$/.test(text) || !(OTHER_VALUE.test(text) || SMALL_VALUE.test(text))
  return FIGURED.test(text) || (PHRASE.test(text) && !NO_WORD_OF_A_CODE.test(text))
}

/** True where the field for the code says, in whatever way, that there is none. */
export function saysNoCode(text: string): boolean {
  return NONE.test(text) || NONE.test(text.replaceAll(/(?<=\p{L})[-_]+(?=\p{L})/gu, ' '))
}

/** True where that field sends to the offer's words for the code: "see description". */
export function saysElsewhere(text: string): boolean {
  return ELSEWHERE.test(text)
}

/** Where one of these words begins and ends: no letter of Europe stands beside it, unless its own script has no room between words. */
const EDGE_BEFORE = String.raw`(?<![\w\u00C0-\u024F])`
const EDGE_BEHIND = String.raw`(?:(?<=[\u3040-\u30FF\u4E00-\u9FFF])|(?![\w\u00C0-\u024F]))`
/** How lists call a code, as the source of an expression: "promo code", "discount codes", "coupon", "cupón". */
export const CODE_NOUN = String.raw`${EDGE_BEFORE}(?:${inAnyLanguage(words.nouns)}|(?:(?:promo|coupon|discount|voucher|deal|offer|gift|promotional|promotion)[\s-]*)?(?:codes?|coupons?|promo(?:code|tion)?s?|vouchers?))${EDGE_BEHIND}`
