import type { List, ListItem, Link, Nodes } from 'mdast'
import { findPosition, inlineText, linksIn } from './inlineText.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { splitOffers } from './splitOffers.ts'
import { findDiscount } from '../../text/findDiscount.ts'
import { plainText } from '../../text/plainText.ts'

/**
 * The offers of the items of a list. Below a heading with an offer they are kinds of it: "Monthly" below
 * "Reader" is "Reader Monthly".
 * @param parent the name of the offer above; empty when the list stands alone
 */
export function offersFromList(list: List, context: ListContext, parent: string): MarkdownRecord[] {
  return list.children.flatMap((item) => offersFromItem(item, context, parent))
}

function offersFromItem(item: ListItem, context: ListContext, parent: string): MarkdownRecord[] {
  const { line, excerpt } = findPosition(item, context.lines)
  const nested = item.children.flatMap((child) => (child.type === 'list' ? offersFromList(child, context, parent) : []))
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

/** What an item of a list says of one offer, or of several at once: "A and B: 50% off". */
interface ItemPart {
  heads: Link[]
  text: string
  /** Further links of the text, which may hold codes. */
  references: Link[]
}

/** More links than these in a row are no offers. */
const MOST_HEADS = 12
const JOINT = /^(?:[,;/|·•&+]|and|or)?$/i
const ENDS_IN_JOINT = /(?:[,;/|·•&+]|\b(?:and|or))$/i

/**
 * The offers of an item: links in a row share what is said after them, and one further on begins an offer of its own where
 * the words on both sides name a discount. Any other link belongs to the text.
 */
export function splitItem(blocks: readonly Nodes[]): ItemPart[] {
  const { before, segments } = splitSegments(blocks)
  const parts: ItemPart[] = []
  let gap = ''
  for (const { link, after } of segments) {
    const part = parts.at(-1)
    const joint = gap.trim()
    const isOwn = part && ENDS_IN_JOINT.test(joint) && namesDiscount(joint) && namesDiscount(after)
    if (!part || isOwn) parts.push({ heads: [link], text: part ? after : before + after, references: [] })
    else if (part.references.length === 0 && part.heads.length < MOST_HEADS && JOINT.test(joint)) {
      part.heads.push(link)
      part.text = part.text.slice(0, part.text.length - gap.length) + after
    } else {
      part.references.push(link)
      part.text += `${inlineText(link)}${after}`
    }
    gap = after
  }
  return parts
}

interface Segments {
  before: string
  /** Each link that leads out of the list, and the text up to the next one. */
  segments: { link: Link; after: string }[]
}

function splitSegments(blocks: readonly Nodes[]): Segments {
  const found: Segments = { before: '', segments: [] }
  for (const node of blocks.flatMap((block) => [...linkedParts(block), ' '])) {
    const last = found.segments.at(-1)
    if (typeof node !== 'string') found.segments.push({ link: node, after: '' })
    else if (last) last.after += node
    else found.before += node
  }
  return found
}

function linkedParts(node: Nodes): (Link | string)[] {
  if (node.type === 'link') return [node.url.startsWith('#') ? inlineText(node) : node]
  if (!('children' in node) || linksIn(node).length === 0) return [inlineText(node)]
  return node.children.flatMap((child) => linkedParts(child))
}

function namesDiscount(text: string): boolean {
  return findDiscount(plainText(text)) !== null
}
