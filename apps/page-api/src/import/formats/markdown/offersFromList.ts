import type { List, ListItem } from 'mdast'
import { inlineText } from './inlineText.ts'
import { linksIn } from './linksIn.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { splitOffers } from './splitOffers.ts'

/**
 * Items of a list, each link of an item one offer. Below a heading with an offer they are kinds of it: "Monthly" below
 * "Reader" is "Reader Monthly".
 * @param parent the name of the offer above; empty when the list stands alone
 */
export function offersFromList(
  list: List,
  context: ListContext,
  parent: string,
  lines: readonly string[],
): MarkdownRecord[] {
  return list.children.flatMap((item) => offersFromItem(item, context, parent, lines))
}

function offersFromItem(
  item: ListItem,
  context: ListContext,
  parent: string,
  lines: readonly string[],
): MarkdownRecord[] {
  const line = item.position?.start.line ?? 0
  const excerpt = lines[line - 1] ?? ''
  const nested = item.children.flatMap((child) =>
    child.type === 'list' ? offersFromList(child, context, parent, lines) : [],
  )
  const own = item.children.filter((child) => child.type !== 'list')
  const links = own.flatMap((child) => linksIn(child)).filter(({ url }) => !url.startsWith('#'))
  const text = own.map(inlineText).join(' ')
  const offers = links.flatMap((link) => {
    const name = [parent, inlineText(link)].filter(Boolean).join(' ')
    const rest = links.length === 1 ? text.replace(inlineText(link), '').replace(/^[\s:–—-]+/, '') : ''
    return splitOffers({ name, text: rest, terms: '', links: [link.url] }, context)
  })
  return [...offers.map((value) => ({ line, excerpt, value })), ...nested]
}
