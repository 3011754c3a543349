import type { Nodes } from 'mdast'
import { findCodes } from '../../text/findCodes.ts'
import { findDiscount } from '../../text/findDiscount.ts'
import { plainText } from '../../text/plainText.ts'
import { findPosition } from './inlineText.ts'
import { findLeadingName } from './NamedMerchants.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import type { ItemPart } from './splitItem.ts'
import { splitOffers } from './splitOffers.ts'

/** The offers of an entry that leads somewhere. Where it leads is remembered for entries that only name the shop again. */
export function offersFromParts(node: Nodes, parts: readonly ItemPart[], context: ListContext, parent: string) {
  const { line, excerpt } = findPosition(node, context.lines)
  return parts.flatMap(({ heads, text, references }) =>
    heads.flatMap((head) => {
      context.merchants.add(head.name, head.url)
      const name = [parent, head.name].filter(Boolean).join(' ')
      const links = [head.url, ...references.map(({ url }) => url)]
      return splitOffers({ name, text, terms: '', links }, context).map((value) => ({ line, excerpt, value }))
    }),
  )
}

/**
 * The offers of an entry without a link: of the shop above it, or of the one that it begins with, where the list has said before where
 * that is. Any other leads nowhere, unless the catalog knows the name.
 */
export function offersWithoutLink(node: Nodes, text: string, context: ListContext): MarkdownRecord[] {
  if (!promises(text)) return []
  const { line, excerpt } = findPosition(node, context.lines)
  const { name, rest } = findLeadingName(text)
  const known = context.merchants.find(name)
  const merchant = known === undefined ? context.merchant : { name, link: known }
  if (merchant) {
    const links = merchant.link === null ? [] : [merchant.link]
    const offer = { name: merchant.name, text: known === undefined ? text : rest, terms: '', links }
    const found = { line, excerpt, ...(links.length === 0 && { issue: 'no_link' as const }) }
    return splitOffers(offer, context).map((value) => Object.assign({ value }, found))
  }
  const [value] = name === '' ? [] : splitOffers({ name, text: rest, terms: '', links: [] }, context)
  return [{ line, excerpt, issue: 'no_link', ...(value && { value }) }]
}

/** True for what names a code or a discount. */
export function promises(text: string): boolean {
  const wording = plainText(text)
  return findCodes(wording).length > 0 || findDiscount(wording) !== null
}
