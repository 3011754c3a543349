import type { Heading, RootContent } from 'mdast'
import { isAboutWriter } from '../../text/isEnded.ts'
import { parseMerchantUrl } from '../../text/parseMerchantUrl.ts'
import { findPosition, inlineText } from './inlineText.ts'
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
  const links = below.flatMap((block) => addressesIn(block, { domainsToo: false })).map(({ url }) => url)
  const merchants = links.map((link) => parseMerchantUrl(link)).filter((merchant) => typeof merchant !== 'string')
  if (new Set(merchants.map(({ domain }) => domain)).size !== 1) return []
  const [name = '', ...rest] = title.split(SEPARATOR)
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
