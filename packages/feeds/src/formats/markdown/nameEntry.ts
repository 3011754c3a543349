import { isOtherName } from '../../draft/nameMerchant.ts'
import { findDiscount } from '../../text/findDiscount.ts'
import { parseMerchantUrl } from '../../text/parseMerchantUrl.ts'
import { MARK_CLOSE, MARK_OPEN, plainText, withoutMarks } from '../../text/plainText.ts'
import { inAnyLanguage, re } from '../../text/re.ts'
import words from '../../text/words/calls.json' with { type: 'json' }

/** What says where to go and not whose it is: an address, "here", "to the shop". */
const CALL = re.iu`^(?:(?:https?:|www\.)\S*|\S+\.\p{L}{2,24}(?:\/\S*)?|\P{L}*(?:${inAnyLanguage(words.call)}|${inAnyLanguage(words.action)})\P{L}*)$`
/** Emphasised at the very beginning, or up to the first sign that goes on to say what is offered. */
const NAME_BEFORE = re.iu`^[^\p{L}\p{N}${MARK_OPEN}]{0,4}(?:${MARK_OPEN}([^${MARK_OPEN}${MARK_CLOSE}]+)${MARK_CLOSE}|([^:：–—(,、|]{2,40}?)\s*(?:[:：–—(,、|]|\s-\s))`
const MOST_WORDS = 4

/**
 * What an entry of a list is called: the words of its link, or, where these only say to follow it, the name that the entry
 * begins with: "**Oak & Acorn**: 20% off, see [here](…)".
 * @param label the words of its link
 * @param before what stands before the link
 * @param url where the link leads
 * @returns with marks of emphasis as they are; empty where nothing names it
 */
export function nameEntry(label: string, before: string, url: string): string {
  const [, emphasised, plain] = NAME_BEFORE.exec(before.trimStart()) ?? []
  if (!isCall(label) && (emphasised === undefined || !isNamedBy(url, emphasised, label))) return label
  const name = plainText(emphasised ?? plain ?? '')
  const isName = name.split(' ').length <= MOST_WORDS && !/\d\s?%|[$£€]/.test(name) && findDiscount(name) === null
  return isName ? name : ''
}

/** Whether a link leads to the name before it and not to that of its own words: "**Oak**: 3% back in the [app](https://oak.com)". */
function isNamedBy(url: string, name: string, label: string): boolean {
  const merchant = parseMerchantUrl(url)
  if (typeof merchant === 'string') return false
  const [isName, isLabel] = [name, label].map((text) => !isOtherName(plainText(withoutMarks(text)), merchant.domain))
  return isName === true && isLabel === false
}

/** Whether the words of a link only say to follow it. */
export function isCall(label: string): boolean {
  return CALL.test(plainText(withoutMarks(label)).trim())
}

/** What is said beside the name that the text begins with. */
export function withoutName(text: string, name: string): string {
  const at = name === '' ? -1 : text.indexOf(name)
  return at === -1 || /\p{L}/u.test(text.slice(0, at))
    ? text
    : text.slice(at + name.length).replace(/^[\s:–—\uE001-]+/u, '')
}
