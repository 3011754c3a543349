import type { Discount } from '../../discount/Discount.ts'
import { cleanTitle } from '../text/cleanTitle.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { describeDiscount } from './describeDiscount.ts'

/** A text that names its worth this early is a title already. */
const EARLY = 45
const LONGEST_TITLE = 160

/**
 * A title for shoppers: the feed's own when it says what the offer is worth, else one made of worth and product
 * ("50% off Tower"). Empty when there is nothing to make it from.
 * @param name product or shop, without its discount
 * @param text the feed's title or description, without codes
 */
export function composeTitle(name: string, text: string, discount: Discount | null): string {
  const product = cleanTitle(name)
  const said = tidy(cleanTitle(text))
  if (!product) return said
  if (discount && findDiscount(product)?.kind === discount.kind) return product
  if (said && isTitle(said, text, discount)) return said
  return cleanTitle(compose(product, said, discount))
}

/** What a removed code leaves behind: "for 20% off …" at the beginning, an arrow at the end. */
function tidy(said: string): string {
  const begun = said.replace(/^(?:for|to (?:get|receive)|and|or)\s+(?=an?\b|extra\b|\d|[$£€]|free\b|up to\b)/i, '')
  const ended = begun.replace(/\s*(?:->|→|[@:&+-]|\bat check ?out|\bor|\band)[\s.]*$/i, '')
  return begun === said ? ended : ended.charAt(0).toUpperCase() + ended.slice(1)
}

function isTitle(said: string, text: string, discount: Discount | null): boolean {
  if (text.length > LONGEST_TITLE) return false
  if (!discount || discount.kind === 'free' || discount.kind === 'price' || discount.kind === 'gift') return true
  return findDiscount(said.slice(0, EARLY))?.kind === discount.kind
}

function compose(product: string, said: string, discount: Discount | null): string {
  if (!discount) return said ? `${product}: ${said}` : product
  const worth = describeDiscount(discount)
  switch (discount.kind) {
    case 'percent':
    case 'money':
      return `${worth} ${product}`
    case 'price':
      return discount.amount === 0 ? `${product} for free` : `${product}: ${lowerFirst(worth)}`
    case 'free':
      return `${product} for free`
    case 'free-delivery':
      return `Free delivery at ${product}`
    case 'gift':
      return `Free gift with ${product}`
    default:
      return worth ? `${product}: ${worth}` : product
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
