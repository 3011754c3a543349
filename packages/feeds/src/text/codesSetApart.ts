import { findDiscount } from './findDiscount.ts'
import { codeShape, isModelNumber } from './codeShape.ts'
import words from './words/codes.json' with { type: 'json' }
import { inAnyLanguage, re } from './re.ts'

interface Found {
  code: string
  at: number
}

const TOKEN = String.raw`(\p{Lu}[\p{Lu}\d_-]{2,38}[\p{Lu}\d])`
/** Alone between brackets or quotes: "15% off (OAK31)". */
const ENCLOSED = re.gu`([(\[{"「『【（])\s?${TOKEN}\s?[)\]}"」』】）]`
/** What a sentence says of a code: "OAK31 gives you 15% off". */
const SUBJECT = re.gu`(?<![\p{L}\d_&.-])${TOKEN}["'\uE001]{0,3}\s(?:(?:${inAnyLanguage(words.gives)})(?![\p{L}])|=)`
/** "Model DCK277X", "our invoice number is INV2026": numbers of other things. */
const LABEL = re.iu`(?<!\p{L})(?:${inAnyLanguage(words.otherNumbers)})[\s.:#№°(\["]{0,4}(?:(?:is|ist|est|es|no|nr|number)[\s.:]{1,2})?$`

/** Words with a number behind or between, or several joined: OAK31, SAVE20NOW, BLACK2026, EXTRA5-NOV. Makers number otherwise. */
const SPEAKING =
  /^\p{Lu}{2,}[-_]?(?:\d{1,2}|20[23]\d)$|^\p{Lu}{3,}\d{1,3}\p{Lu}{2,}$|^\p{Lu}{2,}\d{0,2}(?:[-_](?:\p{Lu}{2,}\d{0,2}|\d{1,2}|20[23]\d))+$/u
const CAPITALS = /^\p{Lu}{6,20}$/u
const NO_CODES = re.iu`^(?:${words.inBrackets.join('|')})$`

const BEFORE = 140
const BEHIND = 80
const LONGEST_LABEL = 40

/**
 * Codes that no word names and that their place gives away, beside a reduction: alone in brackets or quotes, or as what a sentence
 * says a reduction of. Beside a price the same is the number of a product.
 */
export function codesSetApart(text: string): Found[] {
  return [
    ...enclosed(text),
    ...[...text.matchAll(SUBJECT)]
      .map((match) => ({ code: match[1] ?? '', at: match.index, end: match.index + match[0].length }))
      .filter(({ code, end }) => {
        const worth = findReduction(text.slice(end, end + BEHIND))
        return worth !== null && (saysWorth(code, worth) || (SPEAKING.test(code) && !isModelNumber(code)))
      }),
  ].filter(({ at }) => !isOtherNumber(text, at))
}

function enclosed(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(ENCLOSED)) {
    const [whole, open = '', code = ''] = match
    const worth = findReduction(text.slice(Math.max(0, match.index - BEFORE), match.index + whole.length + BEHIND))
    if (worth !== null && isEnclosedCode(code, worth, text, open)) found.push({ code, at: match.index })
  }
  return found
}

function isEnclosedCode(code: string, worth: string, text: string, open: string): boolean {
  if (codeShape(code) === 'none' || NO_CODES.test(code)) return false
  if (saysWorth(code, worth)) return true
  if (/\d|[-_]/.test(code)) return SPEAKING.test(code) && !isModelNumber(code)
  // In quotes stand names of all sorts, and in a text of capitals all words are like this.
  return open !== '"' && CAPITALS.test(code) && /\p{Ll}{3}|\p{Lo}/u.test(text)
}

/** How much there is off, in figures; null where nothing is, or where only a price is named. */
function findReduction(text: string): string | null {
  const discount = findDiscount(text)
  if (discount === null || discount.kind === 'price' || discount.kind === 'other') return null
  if (discount.kind === 'percent') return String(discount.percent)
  return discount.kind === 'money' ? String(discount.amount) : ''
}

/** "15% off … XQ15B": no model number says how much there is off. */
function saysWorth(code: string, worth: string): boolean {
  return /\d{2}/.test(worth) && /\p{Lu}{2}/u.test(code) && code.replaceAll(/\D/g, '') === worth
}

/** True where the words before say that a number of another kind follows. */
export function isOtherNumber(text: string, at: number): boolean {
  return LABEL.test(text.slice(Math.max(0, at - LONGEST_LABEL), at))
}
