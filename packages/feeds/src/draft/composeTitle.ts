import type { Discount } from '../discount/Discount.ts'
import { describeWorth } from '../messages/describeWorth.ts'
import { resolveOfferMessages } from '../messages/resolveOfferMessages.ts'
import { cleanLine, cleanTitle } from '../text/cleanTitle.ts'
import { cutTitle, LONGEST_TITLE } from '../text/cutText.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { withoutMarks } from '../text/plainText.ts'
import { foldWords } from '../text/slugify.ts'
import { isCommonWord, shareWords } from './productWords.ts'

/** Of a product that has a name, a text that names its worth this early is a title already. */
const EARLY = 45
/** "Up to 50% off" is worth alone; what is longer says of what, or when. */
const LONGEST_WORTH = 24
const MOST_WORDS_OF_WORTH = 3
/** A title that has this share of a product's words names it. */
const MOST_OF_A_NAME = 0.6

interface TitleSource {
  /** Product or merchant, without its discount. */
  name: string
  /** The name is the merchant's: then only the text says what is on offer. */
  isMerchant: boolean
  /** The feed's title or description, without codes. */
  text: string
  discount: Discount | null
  /** BCP 47, of the site: sums are read as it writes them. */
  language: string
}

export interface Title {
  title: string
  /** Without a worth that the feed's words do not name. */
  plain: string
  /** The words that it was made of, in full: what the offer is on. */
  wording: string
}

/**
 * A title for shoppers: the feed's own, with its worth where it names none, or one made of worth and product in the site's language
 * ("50% off Tower") where the feed says no more. Empty when there is nothing to make it from.
 */
export function composeTitle({ name, isMerchant, text, discount, language }: TitleSource): Title {
  const product = cleanTitle(name)
  const wording = tidy(cleanTitle(text))
  if (!product) return { title: wording, plain: wording, wording: cleanLine(text) }
  if (discount && (findDiscount(product, language)?.kind === discount.kind || namesSum(product, discount)))
    return asItStands(product)
  if (wording && isTitle(wording, text, discount, language) && !saysOnlyWorth(wording, discount, language))
    return { title: isOneSaying(text) ? withWorth(wording, discount, language) : wording, plain: wording, wording }
  if (isMerchant && discount?.kind !== 'other' && isOneSaying(text) && !saysNothing(wording))
    return { title: withWorth(wording, discount, language), plain: wording, wording }
  if (isMerchant && isLongTitle(text)) return asItStands(cutTitle(withWorth(cutTitle(wording), discount, language)))
  return asItStands(titleName(product, wording, discount, language))
}

/** A product's whole name, as marketplaces have it: no sentence, and longer than any title. */
function isLongTitle(text: string): boolean {
  return text.length > LONGEST_TITLE && !/[.!?]\s+\p{Lu}|(?<!\.\.)[.!?]$/u.test(text)
}

/** A description of a merchant is more than one, or a whole sentence. */
function isOneSaying(text: string): boolean {
  return text.length <= LONGEST_TITLE && !/[.!?|]\s|\.$/.test(text)
}

function asItStands(title: string): Title {
  return { title, plain: title, wording: title }
}

/** "Tower: 50% off", in the language's own words. */
export function titleName(name: string, wording: string, discount: Discount | null, language: string): string {
  // Both are clean already; a language's own spaces before its signs are to stay.
  return cutTitle(compose(name, wording, discount, language))
}

/** The feed's title, with what it is worth where a field alone says that: "Cordless drill: only €89.90". */
export function withWorth(wording: string, discount: Discount | null, language: string): string {
  if (!discount || !NAMED_BY_FIGURE.has(discount.kind) || saysWorth(wording, discount, language)) return wording
  const worth = describeWorth(discount, { language })
  const { title } = resolveOfferMessages(language)
  const behind = title(wording, worth, 'other')
  if (behind.length <= LONGEST_TITLE && !wording.endsWith('…')) return behind
  return cutTitle(title(worth.charAt(0).toUpperCase() + worth.slice(1), wording, 'other'))
}

/** What else there is, titles say in words of their own. */
const NAMED_BY_FIGURE = new Set<Discount['kind']>(['percent', 'money', 'price'])

function saysWorth(wording: string, discount: Discount, language: string): boolean {
  const found = findDiscount(wording, language)
  const isReduced =
    found?.kind === 'percent' || found?.kind === 'money' || (found?.kind === 'price' && found.was !== null)
  const isFree = discount.kind === 'price' && discount.amount === 0
  if (isReduced || isFree || found?.kind === discount.kind) return true
  const figure = discount.kind === 'percent' ? discount.percent : 'amount' in discount ? discount.amount : Number.NaN
  return foldWords(wording).includes(String(Math.trunc(figure)))
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
  if (discount && (findDiscount(name, language)?.kind === discount.kind || namesSum(name, discount))) return name
  return titleName(name, discount ? '' : wording, discount, language)
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
  const ended = begun.replace(/\s*(?:->|→|[@:&+]|(?<!\d,)-|\bat check ?out|\bor|\band)[\s.]*$/i, '')
  return begun === wording ? ended : ended.charAt(0).toUpperCase() + ended.slice(1)
}

function isTitle(wording: string, text: string, discount: Discount | null, language: string): boolean {
  if (text.length > LONGEST_TITLE) return false
  if (!discount || discount.kind === 'free' || discount.kind === 'price' || discount.kind === 'gift') return true
  return findDiscount(wording.slice(0, EARLY), language)?.kind === discount.kind
}

/** "50% off" names nothing that is on offer; "50% off all books" does. */
function saysOnlyWorth(wording: string, discount: Discount | null, language: string): boolean {
  if (wording.length > LONGEST_WORTH || !discount || findDiscount(wording, language)?.kind !== discount.kind)
    return false
  return wordsIn(wording).length <= MOST_WORDS_OF_WORTH && saysNothing(wording)
}

/** "Now only" is what any offer says. */
function saysNothing(wording: string): boolean {
  return wordsIn(wording).every((word) => isCommonWord(word))
}

function wordsIn(wording: string): string[] {
  return foldWords(wording.replaceAll(/[\d\p{Sc}%٪％.,]+/gu, ' '))
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
 * @param language BCP 47 of the site
 */
export function productName(name: string, language: string): string {
  const wording = withoutMarks(name).replaceAll(/\s+/g, ' ')
  const parts = wording.split(/ ?\| ?/)
  while (parts.length > 1 && findDiscount(parts.at(-1) ?? '', language)) parts.pop()
  const [head = ''] = parts
  // What follows a dash in a product's name describes it; the card has a line of its own for that.
  const [short = ''] = head.split(/ [–—-] /)
  return (short.length >= 3 ? short : head).trim()
}
