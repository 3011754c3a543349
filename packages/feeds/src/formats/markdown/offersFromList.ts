import type { List, ListItem } from 'mdast'
import { inlineText } from './inlineText.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { splitItem } from './splitItem.ts'
import { splitOffers } from './splitOffers.ts'

/**
 * The offers of the items of a list. Below a heading with an offer they are kinds of it: "Monthly" below
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
  const offers = splitItem(own).flatMap(({ heads, text, references }) =>
    heads.flatMap((head) => {
      const name = [parent, inlineText(head)].filter(Boolean).join(' ')
      const links = [head, ...references].map(({ url }) => url)
      return splitOffers({ name, text: text.replace(/^[\s:–—-]+/, ''), terms: '', links }, context)
    }),
  )
  return [...offers.map((value) => ({ line, excerpt, value })), ...nested]
}
