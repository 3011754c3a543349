import type { List, ListItem, Nodes } from 'mdast'
import { isEnded } from '../../text/isEnded.ts'
import { plainText } from '../../text/plainText.ts'
import { findPosition, inlineText } from './inlineText.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { offersFromParts, offersWithoutLink, promises } from './offersFromParts.ts'
import { splitItem } from './splitItem.ts'

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
  return [...offersFromEntry(item, own, context, parent), ...nested]
}

function offersFromEntry(item: ListItem, own: readonly Nodes[], context: ListContext, parent: string) {
  const text = own.map(inlineText).join(' ')
  const parts = splitItem(own)
  if (isEnded(plainText(text)))
    return promises(text) ? [{ ...findPosition(item, context.lines), issue: 'no_offer' as const }] : []
  return parts.length > 0 ? offersFromParts(item, parts, context, parent) : offersWithoutLink(item, text, context)
}
