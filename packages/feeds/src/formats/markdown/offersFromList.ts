import type { List, ListItem, Nodes, Paragraph } from 'mdast'
import { findCodes } from '../../text/findCodes.ts'
import { findDiscount } from '../../text/findDiscount.ts'
import { plainText } from '../../text/plainText.ts'
import { findPosition, inlineText } from './inlineText.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { type ItemPart, splitItem } from './splitItem.ts'
import { splitOffers } from './splitOffers.ts'

/**
 * The offers of the items of a list. Below a heading with an offer they are kinds of it: "Monthly" below
 * "Reader" is "Reader Monthly".
 * @param parent the name of the offer above; empty when the list stands alone
 */
export function offersFromList(list: List, context: ListContext, parent: string): MarkdownRecord[] {
  return list.children.flatMap((item) => offersFromItem(item, context, parent))
}

function offersFromItem(item: ListItem, context: ListContext, parent: string): MarkdownRecord[] {
  const nested = item.children.flatMap((child) => (child.type === 'list' ? offersFromList(child, context, parent) : []))
  const own = item.children.filter((child) => child.type !== 'list')
  const parts = splitItem(own)
  if (parts.length > 0) return [...offersFromParts(item, parts, context, parent), ...nested]
  const text = plainText(own.map(inlineText).join(' '))
  const promises = findCodes(text).length > 0 || findDiscount(text) !== null
  return promises ? [{ ...findPosition(item, context.lines), issue: 'no_link' }, ...nested] : nested
}

/** A paragraph tells of all sorts of things; it is an entry where it leads to a merchant and has a code. */
export function offersFromParagraph(paragraph: Paragraph, context: ListContext): MarkdownRecord[] {
  const parts = splitItem([paragraph]).filter(({ text }) => findCodes(plainText(text)).length > 0)
  return offersFromParts(paragraph, parts, context, '')
}

function offersFromParts(node: Nodes, parts: readonly ItemPart[], context: ListContext, parent: string) {
  const { line, excerpt } = findPosition(node, context.lines)
  return parts.flatMap(({ heads, text, references }) =>
    heads.flatMap((head) => {
      const name = [parent, head.name].filter(Boolean).join(' ')
      const links = [head.url, ...references.map(({ url }) => url)]
      return splitOffers({ name, text, terms: '', links }, context).map((value) => ({ line, excerpt, value }))
    }),
  )
}
