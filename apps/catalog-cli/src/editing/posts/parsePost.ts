import type { Link, ListItem, Nodes, Paragraph, RootContent } from 'mdast'
import * as v from 'valibot'
import { parse } from 'yaml'
import { toBlocks, parseMarkdown } from '@clipfront/feeds/markdown'
import type { PostBlock, OfferSlot } from '@clipfront/catalog/database'
import { EditError } from '../EditError.ts'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300), v.regex(/^[^\p{Cc}]*$/u))
const headSchema = v.strictObject({
  title: line,
  summary: line,
  author: line,
  reviewer: v.optional(line),
  category: v.optional(line),
  published: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a moment with its zone: 2026-11-20T08:00:00Z'))),
})

export type WrittenPost = ReturnType<typeof parsePost>

const FILE = /^\uFEFF?---\r?\n([^]*?)\r?\n---(?:\r?\n([^]*))?$/

/** A post as a file: a head in YAML between two lines of `---`, then Markdown. @throws {EditError} it is not one */
export function parsePost(text: string) {
  const [, head, body = ''] = FILE.exec(text) ?? []
  if (head === undefined)
    throw new EditError(
      'It does not begin with a head. Write "---", then title, summary and author, one a line, then "---".',
    )
  const parsed = v.safeParse(
    headSchema,
    attempt('Its head is no YAML: ', () => parse(head)),
  )
  if (!parsed.success) {
    const [{ message, path }] = parsed.issues
    const field = path?.map(({ key }) => String(key)).join('.') ?? 'all of it'
    const known = Object.keys(headSchema.entries).join(', ')
    throw new EditError(
      `Its head cannot be taken: ${field}: ${message}. The fields are ${known}; the first three are needed.`,
    )
  }
  const { published, ...rest } = parsed.output
  /** Undefined for a draft. */
  const publishedAt = published === undefined ? undefined : new Date(published)
  return { ...rest, publishedAt, body: attempt('', () => postFromMarkdown(body)) }
}

/** Reads a part of the file; an error in it is the editor's. */
function attempt<Part>(prefix: string, read: () => Part): Part {
  try {
    return read()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new EditError(`${prefix}${prefix === '' ? message : message.split('\n', 1)[0]}`, { cause: error })
  }
}

/** The text of a link in the place of which an offer is shown. */
const OFFER_WORD = 'offer'
const MERCHANT_PATH = /^\/stores\/([^/?#]+)(?:\?upk=([^&#]+))?$/
/** A path of the same site: exactly one slash at its start, also for a browser, which leaves tabs and line breaks out. */
const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u

/**
 * A post as its author writes it, in Markdown. A paragraph of nothing but `[offer](/stores/{slug})` shows the best
 * live offer of that merchant, with `?upk={key}` for that one while it lives; a paragraph or list of nothing but links to pages of
 * the site becomes these links. Any other link stays as words, and nothing of HTML is left.
 * @throws {Error} a link that says "offer" leads to no merchant
 */
export function postFromMarkdown(text: string): PostBlock[] {
  return parseMarkdown(text).children.flatMap((node): PostBlock[] => {
    const links = listOnlyLinks(node)
    if (links.length === 0) return toBlocks(node)
    const [first] = links
    if (first && links.length === 1 && readLabel(first).toLowerCase() === OFFER_WORD) return [toOfferBlock(first.url)]
    return links.every(({ url }) => OWN_PATH.test(url))
      ? [{ type: 'links', links: links.map((link) => ({ label: readLabel(link), path: link.url })) }]
      : toBlocks(node)
  })
}

/** The links of a paragraph or list that holds nothing else; none where it does. */
function listOnlyLinks(node: RootContent): Link[] {
  if (node.type === 'paragraph') return listParagraphLinks(node)
  if (node.type !== 'list') return []
  const items = node.children.map(findItemLink)
  return items.every((link) => link !== undefined) ? items : []
}

function listParagraphLinks({ children }: Paragraph): Link[] {
  const parts = children.filter(
    (child) => !(child.type === 'break' || (child.type === 'text' && /^\s*$/.test(child.value))),
  )
  const links = parts.filter((child) => child.type === 'link')
  return links.length === parts.length && links.every((link) => readLabel(link) !== '') ? links : []
}

function findItemLink({ children }: ListItem): Link | undefined {
  const [only, ...more] = children
  const links = only?.type === 'paragraph' && more.length === 0 ? listParagraphLinks(only) : []
  return links.length === 1 ? links[0] : undefined
}

function toOfferBlock(url: string): OfferSlot {
  const [, slug, upk] = MERCHANT_PATH.exec(decodePath(url)) ?? []
  if (slug === undefined)
    throw new Error(
      `[offer](${url}) leads to no shop, so there is no offer to show. Write [offer](/stores/SLUG), or [offer](/stores/SLUG?upk=KEY) for one certain offer.`,
    )
  return { type: 'offer', merchant: slug, ...(upk === undefined ? {} : { coupon: upk }) }
}

/** Empty where the escapes are none, or stand for what no address has: no text of the database holds a NUL. */
function decodePath(url: string): string {
  try {
    const path = decodeURI(url)
    return /\p{Cc}/u.test(path) ? '' : path
  } catch {
    return ''
  }
}

function readLabel(node: Nodes): string {
  if ('value' in node) return node.value.trim()
  return 'children' in node ? node.children.map(readLabel).join(' ').replaceAll(/\s+/g, ' ').trim() : ''
}
