import { parse } from 'tldts'
import { closeLinkGaps, GAP } from './closeGaps.ts'
import { trimEdges } from './cutText.ts'
import { re } from './re.ts'

/** Goes on to the next space, bar, bracket of a tag or character of a script that puts no spaces around addresses. */
const REST = String.raw`[^\s|<>\u3000-\u9FFF\uFF00-\uFFEF]*`
const DOMAIN = String.raw`(?<![\w.@-])(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24}`

/** Addresses that say so themselves; also the ways in which people write them so that no filter finds them. */
const OPEN = re.gi`\bh(?:tt|xx)ps?\s?:(?:\s?\/){0,3}\s?${REST}|\b[a-z][a-z\d+.-]{1,20}:\/\/${REST}|\b(?:javascript|vbscript|mailto):${REST}|\bdata:\w{1,20}\/${REST}|\bwww\.${REST}|(?<![^\s(["'])\/\/${REST}`
/** Without a scheme only what goes on behind the domain is an address: "Hotels.com" is a name. */
const BARE = re.gi`${DOMAIN}(?=[/?#:])(?:\/|\?|#|:\d{2,5}\b)${REST}`
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24}\b/gi

/** Without one of these nothing is an address. */
const HINT = /[:@]|\/\/|\.\S/

const CLOSERS = `)]}>"'.,;:!?\uE001`

/**
 * The text without addresses of any shape: nothing that a feed wrote may send a shopper anywhere. Plain names of shops
 * stay, also when they end in ".com".
 */
export function withoutUrls(text: string): string {
  if (!HINT.test(text)) return text
  const marked = text
    .replaceAll(GAP, '')
    .replaceAll(OPEN, leaveClosers)
    .replaceAll(EMAIL, GAP)
    .replaceAll(BARE, (found) => (isAddress(found) ? leaveClosers(found) : found))
  if (!marked.includes(GAP)) return text
  return closeLinkGaps(marked.replaceAll(/\s+/g, ' '))
    .replaceAll(/\( ?\)|\[ ?\]/g, ' ')
    .replaceAll(/ (?=[)\].,;!?])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What closes the sentence or the bracket around an address is not part of it; a bracket that it opened itself is. */
function leaveClosers(found: string): string {
  let { length } = trimEdges(found, { end: CLOSERS })
  const own = found.slice(0, length)
  let open = own.split('(').length - own.split(')').length
  while (open > 0 && found.charAt(length) === ')') {
    open -= 1
    length += 1
  }
  return GAP + found.slice(length)
}

/** "Node.js/React" is none, "oak.com/buy" is one. */
function isAddress(found: string): boolean {
  return parse(found).isIcann === true
}
