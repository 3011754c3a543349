import type { Discount } from '../discount/Discount.ts'
import { describeWorth } from '../messages/describeWorth.ts'
import { resolveOfferMessages } from '../messages/resolveOfferMessages.ts'
import { cleanTitle } from '../text/cleanTitle.ts'
import { cutTitle, LONGEST_TITLE } from '../text/cutText.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { withoutMarks } from '../text/plainText.ts'
import { foldWords } from '../text/slugify.ts'
import { isCommonWord, shareWords } from './productWords.ts'

/** A text that names its worth this early is a title already. */
const EARLY = 45
/** "Up to 50% off" is worth alone; what is longer says of what, or when. */
const LONGEST_WORTH = 24
const MOST_WORDS_OF_WORTH = 3
/** A title that has this share of a product's words names it. */
const MOST_OF_A_NAME = 0.6

/**
 * A title for shoppers: the feed's own when it says what the offer is worth, else one made of worth and product,
 * in the site's language ("50% off Tower"). Empty when there is nothing to make it from.
 * @param name product or shop, without its discount
 * @param text the feed's title or description, without codes
 */
export function composeTitle(name: string, text: string, discount: Discount | null, language: string): string {
  const product = cleanTitle(name)
  const wording = tidy(cleanTitle(text))
  if (!product) return wording
  if (discount && (findDiscount(product)?.kind === discount.kind || namesSum(product, discount))) return product
  if (wording && isTitle(wording, text, discount) && !saysOnlyWorth(wording, discount)) return wording
  // Both are clean already; a language's own spaces before its signs are to stay.
  return cutTitle(compose(product, wording, discount, language))
}

/**
 * A title for shoppers where the feed has a field for the product: its own where that names the product, else one made of
 * worth and product.
 * @param text the feed's title, without codes
 */
export function titleProduct(product: string, text: string, discount: Discount | null, language: string): string {
  const name = cleanTitle(product)
  const wording = cleanTitle(text)
  if (!name || namesProduct(wording, name)) return wording || name
  if (discount?.kind === 'free-delivery') return cutTitle(`${name}: ${describeWorth(discount, { language })}`)
  if (discount) return composeTitle(name, '', discount, language)
  return cutTitle(compose(name, wording, null, language))
}

function namesProduct(wording: string, name: string): boolean {
  if (wording.toLowerCase().includes(name.toLowerCase())) return true
  return wording !== '' && shareWords(foldWords(wording), foldWords(name)) >= MOST_OF_A_NAME
}

/** "Oak: $300 Trial" needs no second word of its "$300 in credits". */
function namesSum(product: string, discount: Discount): boolean {
  const sum = discount.kind === 'other' ? /[$£€]\s?\d[\d.,]*\d|[$£€]\s?\d/.exec(discount.text)?.[0] : undefined
  const [wording, meant] = [product, sum ?? ''].map((text) => text.replaceAll(',', ''))
  return Boolean(meant && wording?.split(/\s/).includes(meant))
}

/** What a removed code leaves behind: "for 20% off …" at the beginning, an arrow at the end. */
function tidy(wording: string): string {
  const begun = wording
    .replace(/^(?:during|at|upon|in) (?:the )?check ?-?out,? (?=(?:and|to|for)\b)/i, '')
    .replace(
      /^(?:for|to (?:get|receive)|and(?: (?:get|receive))?|or)\s+(?=an?\b|extra\b|\d|[$£€]|free\b|up to\b|(?:spend|save)\b)/i,
      '',
    )
  const ended = begun.replace(/\s*(?:->|→|[@:&+-]|\bat check ?out|\bor|\band)[\s.]*$/i, '')
  return begun === wording ? ended : ended.charAt(0).toUpperCase() + ended.slice(1)
}

function isTitle(wording: string, text: string, discount: Discount | null): boolean {
  if (text.length > LONGEST_TITLE) return false
  if (!discount || discount.kind === 'free' || discount.kind === 'price' || discount.kind === 'gift') return true
  return findDiscount(wording.slice(0, EARLY))?.kind === discount.kind
}

/** "50% off" names nothing that is on offer; "50% off all books" does. */
function saysOnlyWorth(wording: string, discount: Discount | null): boolean {
  if (wording.length > LONGEST_WORTH || !discount || findDiscount(wording)?.kind !== discount.kind) return false
  const words = foldWords(wording.replaceAll(/[\d\p{Sc}%٪％.,]+/gu, ' '))
  return words.length <= MOST_WORDS_OF_WORTH && words.every((word) => isCommonWord(word))
}

function compose(product: string, wording: string, discount: Discount | null, language: string): string {
  if (!discount) return wording ? `${product}: ${wording}` : product
  const isFree = discount.kind === 'price' && discount.amount === 0
  const worth = describeWorth(isFree ? { kind: 'free' } : discount, { language })
  return worth ? resolveOfferMessages(language).title(product, worth, isFree ? 'free' : discount.kind) : product
}

/**
 * What is on offer, without the tail that says what it costs: "Tower | 50% off", "Luna Display - a second screen | 20% off".
 * A name that is nothing but an offer ("40% off all books") stays whole.
 */
export function productName(name: string): string {
  const wording = withoutMarks(name).replaceAll(/\s+/g, ' ')
  const parts = wording.split(/ ?\| ?/)
  while (parts.length > 1 && findDiscount(parts.at(-1) ?? '')) parts.pop()
  const [head = ''] = parts
  // What follows a dash in a product's name describes it; the card has a line of its own for that.
  const [short = ''] = head.split(/ [–—-] /)
  return (short.length >= 3 ? short : head).trim()
}
