import type { Link, Nodes } from 'mdast'
import { parse } from 'tldts'
import { findDiscount } from '../../text/findDiscount.ts'
import { plainText } from '../../text/plainText.ts'
import { inlineText, linksIn } from './inlineText.ts'
import { nameEntry, withoutName } from './nameEntry.ts'

/** What an entry of a list says of one offer, or of several at once: "A and B: 50% off". */
export interface ItemPart {
  /** Where it leads, and what it is called; an empty name where nothing tells. */
  heads: { url: string; name: string }[]
  text: string
  /** Further links of the text, which may hold codes. */
  references: Link[]
}

/** More links than these in a row are no offers. */
const MOST_HEADS = 12
const JOINT = /^(?:[,;/|·•&+]|and|or)?$/i
const ENDS_IN_JOINT = /(?:[,;/|·•&+]|\b(?:and|or))\s*$/i
/** Nothing before a link that makes it part of a sentence: "Oak ([site](…))". */
const STANDS_ALONE = /(?:^|[([–—-])\s*$/
/** "Oak takes 20% off": the sentence needs its subject. */
const GOES_ON = /^\s+\p{Ll}/u

/**
 * The offers of an entry: links in a row share what is beside after them, and one further on begins an offer of its own where
 * the words on both sides name a discount. Any other link belongs to the text.
 */
export function splitItem(blocks: readonly Nodes[]): ItemPart[] {
  const linked = splitSegments(blocks, splitAddresses)
  const { before, segments } = linked.segments.length > 0 ? linked : splitSegments(blocks, splitDomains)
  const parts: ItemPart[] = []
  let gap = ''
  for (const { link, after } of segments) {
    const part = parts.at(-1)
    const joint = gap.trim()
    const isOwn = part && ENDS_IN_JOINT.test(joint) && namesDiscount(joint) && namesDiscount(after)
    if (!part) parts.push(beginPart(link, before, after))
    else if (isOwn) {
      part.text = part.text.replace(ENDS_IN_JOINT, '')
      parts.push(beginPart(link, '', after))
    } else if (part.references.length === 0 && part.heads.length < MOST_HEADS && JOINT.test(joint)) {
      part.heads.push(nameHead(link, ''))
      part.text = part.text.slice(0, part.text.length - gap.length) + after
    } else {
      part.references.push(link)
      part.text += `${inlineText(link)}${after}`
    }
    gap = after
  }
  return parts.map((part) =>
    Object.assign(part, { text: part.text.replace(/^[\s:–—-]+/, '').replaceAll(/\(\s?\)/g, '') }),
  )
}

function beginPart(link: Link, before: string, after: string): ItemPart {
  const head = nameHead(link, before)
  const beside = withoutName(before, head.name)
  const isOfSentence = !STANDS_ALONE.test(beside) || (beside === '' && GOES_ON.test(after))
  const label = isOfSentence && !isAddress(link) ? inlineText(link) : ''
  return { heads: [head], text: `${beside}${label}${after}`, references: [] }
}

function nameHead(link: Link, before: string): ItemPart['heads'][number] {
  return { url: link.url, name: nameEntry(inlineText(link), before, link.url) }
}

interface Segments {
  before: string
  /** Each link that leads out of the list, and the text up to the next one. */
  segments: { link: Link; after: string }[]
}

type Split = (text: string) => (Link | string)[]

function splitSegments(blocks: readonly Nodes[], split: Split): Segments {
  const found: Segments = { before: '', segments: [] }
  for (const node of blocks.flatMap((block) => [...linkedParts(block, split), ' '])) {
    const last = found.segments.at(-1)
    if (typeof node !== 'string') found.segments.push({ link: node, after: '' })
    else if (last) last.after += node
    else found.before += node
  }
  return found
}

function linkedParts(node: Nodes, split: Split): (Link | string)[] {
  if (node.type === 'link') return [node.url.startsWith('#') ? inlineText(node) : node]
  if (!('children' in node) || linksIn(node).length === 0) return split(inlineText(node))
  return node.children.flatMap((child) => linkedParts(child, split))
}

/** An address as people type it, up to what closes the sentence or the bracket around it. */
export const ADDRESS = /\b((?:https?:\/\/|www\.)[^\s|<>()"]*[^\s|<>()"\]}'.,;:!?*_\uE000\uE001])/i

/** The text, and the addresses in it that nobody has made a link of. */
function splitAddresses(text: string): (Link | string)[] {
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? toLink(part) : part))
    .filter((part) => part !== '')
}

/** Without a scheme: "Oak: 20% off at oak.com". Where anything is linked, such a name is a name. */
const DOMAIN =
  /(?<![\w@./-])((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,4}[a-z]{2,24}(?:\/[^\s|<>()"]{0,200})?)(?![\w@-])/i

function splitDomains(text: string): (Link | string)[] {
  return text
    .split(DOMAIN)
    .map((part, index) => (index % 2 === 1 && parse(part).isIcann ? toLink(part) : part))
    .filter((part) => part !== '')
}

/** The links in a text, also those that nobody has made links of; names of domains only where there is nothing else. */
export function addressesIn(node: Nodes, { domainsToo }: { domainsToo: boolean }): Link[] {
  const find = (split: Split) => linkedParts(node, split).filter((part) => typeof part !== 'string')
  const addresses = find(splitAddresses)
  return addresses.length > 0 || !domainsToo ? addresses : find(splitDomains)
}

function toLink(address: string): Link {
  const url = /^https?:/i.test(address) ? address : `https://${address}`
  return { type: 'link', url, children: [{ type: 'text', value: address }] }
}

function isAddress(link: Link): boolean {
  return /^(?:https?:|www\.)/i.test(inlineText(link))
}

function namesDiscount(text: string): boolean {
  return findDiscount(plainText(text)) !== null
}
