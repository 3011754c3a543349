import { codeShape } from './codeShape.ts'

const PARAMETER = /^(?:(?:coupon|promo|promotion|discount|voucher|offer|prefilled_promo)[_-]?(?:codes?)?|code)$/i

/** Shops that take a code as the last part of the path of a product: `/l/{product}/{code}`. */
const GUMROAD = /(?:^|\.)gumroad\.com$/

/**
 * Promo codes that stand only in a link, in the shapes that shop systems document: a coupon parameter, a discount path.
 * The link itself is thrown away, so the code would be lost with it.
 */
export function codesInUrl(url: string): string[] {
  if (!URL.canParse(url)) return []
  const { hostname, pathname, searchParams } = new URL(url)
  const fromQuery = [...searchParams].filter(([key]) => PARAMETER.test(key)).map(([, value]) => value)
  const found = [...fromQuery, ...codesInPath(hostname, pathname)].map((code) => code.trim()).filter(isUrlCode)
  return [...new Set(found)]
}

function codesInPath(host: string, path: string): string[] {
  const parts = path.split('/').filter(Boolean).map(decodePart)
  const [first, second, third] = parts
  if (first === 'l' && parts.length === 3 && (GUMROAD.test(host) || isLoud(third ?? ''))) return [third ?? '']
  if (host === 'gum.co' && parts.length === 2) return [second ?? '']
  const marker = parts.findIndex((part) => /^(?:discounts?|coupons?|promo)$/.test(part))
  const after = marker === -1 ? undefined : parts[marker + 1]
  return after !== undefined && codeShape(after) !== 'none' && !isNameOfPage(after) ? [after] : []
}

/** Shops of Gumroad's may have a host of their own; other shops number things there. */
function isLoud(part: string): boolean {
  return codeShape(part) === 'strong' && /[A-Z]{4}/.test(part)
}

/** A long row of words, or words with their year. */
function isNameOfPage(part: string): boolean {
  return part.split('-').length > 4 || /^[a-z]+-(?:[a-z]+-)*(?:19|20)\d\d$/.test(part)
}

/** In a coupon parameter also words and dashes are codes; a number, a flag or a sentence is none. */
function isUrlCode(code: string): boolean {
  return /^[\w$-]{3,40}$/.test(code) && /[A-Za-z]/.test(code) && !/^(?:true|false|yes|none|null|undefined)$/i.test(code)
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
