import words from './words/codes.json' with { type: 'json' }
import { re } from './re.ts'

/** Words in capitals that follow "code" or stand in bold and are no code. */
const WORDS = new Set(words.capitals)

/** Names of techniques and products that look like codes: PDF417, HTML5, UTF-8, USB3, RTX4090. */
const TECHNICAL = re.i`^(?:A?(?:${words.techniques.join('|')}))-?\d{1,4}[A-Z]?$`
/** "50off", "2days", "5-Year", "1st", "12mo", "4K". */
const QUANTITY = re.i`^\d+-?(?:${words.units.join('|')})$`

/**
 * How much a token looks like a promo code by itself:
 * `strong`: capitals and digits, or several capital words run together · `fair`: capitals alone, or letters with digits ·
 * `technical`: the name of a technique, a code only where the text says so ·
 * `none`: an ordinary word, a number, a percentage.
 */
export function codeShape(token: string): 'strong' | 'fair' | 'technical' | 'none' {
  if (token.length < 2 || token.length > 40 || !/^[A-Za-z0-9][\w$-]*$/.test(token) || !/[A-Za-z]/.test(token))
    return 'none'
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

/** What feeds write in the field for the code where there is none. */
const NONE = new RegExp(`^(?:${words.noCode.join('|')})$`, 'i')

/** One row of signs with a letter, or with three figures; a percentage, a sum or a sentence is none. */
const ROW = /^(?=.*[A-Za-z]|\d{3})[\w$-]{2,40}$/

/**
 * True for what stands in the field that a feed keeps for the code, and is one: also a word in small letters, or a number. Only
 * where the field is known to be that; in a text these are what they look like.
 */
export function isFieldCode(text: string): boolean {
  return ROW.test(text) && !NONE.test(text)
}

/** How lists call a code, as the source of an expression: "promo code", "discount codes", "coupon". */
export const CODE_NOUN = String.raw`(?:(?:promo|coupon|discount|voucher|deal|offer|gift|promotional|promotion)[\s-]*)?(?:codes?|coupons?|promo(?:code|tion)?s?|vouchers?)`
