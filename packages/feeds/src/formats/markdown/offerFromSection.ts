import type { Heading, RootContent } from 'mdast'
import { isOtherName } from '../../draft/nameMerchant.ts'
import { isAboutWriter } from '../../text/isEnded.ts'
import { parseMerchantUrl } from '../../text/parseMerchantUrl.ts'
import { plainText, withoutMarks } from '../../text/plainText.ts'
import { findPosition, inlineText } from './inlineText.ts'
import { isCall } from './nameEntry.ts'
import { promises } from './offersFromParts.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { addressesIn } from './splitItem.ts'
import { splitOffers } from './splitOffers.ts'

/** What is told at more length is an article. */
const LONGEST_SECTION = 600
/** Between what a heading names and what it says of it: "Oak (Video courses) - 50% off". */
const SEPARATOR = /\s+[-–—|]\s+|:\s+/

/**
 * An offer that takes a heading and all that stands below it: what is saved in the one, code and link in the other. Below it lies no
 * offer by itself, and all its links lead to one merchant.
 */
export function offerFromSection(
  heading: Heading,
  below: readonly RootContent[],
  context: ListContext,
): MarkdownRecord[] {
  const title = inlineText(heading)
  const body = below.map((block) => readBlock(block)).join(' | ')
  if (body.length > LONGEST_SECTION || below.length === 0 || !promises(`${title} | ${body}`) || isAboutWriter(body))
    return []
  if (below.some(({ type }) => type === 'table')) return []
  const anchors = below.flatMap((block) => addressesIn(block, { domainsToo: false }))
  const links = anchors.map(({ url }) => url)
  const merchants = links.map((link) => parseMerchantUrl(link)).filter((merchant) => typeof merchant !== 'string')
  const [domain, ...others] = new Set(merchants.map((merchant) => merchant.domain))
  if (domain === undefined || others.length > 0) return []
  const [name = '', ...rest] = title.split(SEPARATOR)
  // An article leads to those of whom it tells; an offer says to follow its link, or has the name of where it leads.
  const isNamed = !isOtherName(plainText(withoutMarks(name)), domain)
  if (!isNamed && !anchors.every((anchor) => isCall(inlineText(anchor)))) return []
  const offer = { name, text: rest.join(' '), terms: body, links }
  const { line, excerpt } = findPosition(heading, context.lines)
  return splitOffers(offer, context).map((value) => ({ line, excerpt, value }))
}

/** The items of a list are said one after the other. */
function readBlock(block: RootContent): string {
  return block.type === 'list'
    ? block.children.map((item) => item.children.map(readBlock).join(' ')).join(' | ')
    : inlineText(block)
}
