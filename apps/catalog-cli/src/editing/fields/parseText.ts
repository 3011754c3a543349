import type { Block } from '@clipfront/page-data'
import type { Nodes } from 'mdast'
import { blocksFromMarkdown, parseMarkdown } from '@clipfront/feeds/markdown'
import { slugify } from '@clipfront/feeds/draft'
import { EditError } from '../EditError.ts'

const TAG = /<\/?[a-z!][^<>]*>|&(?:#x?[\da-f]{1,6}|[a-z]{2,8});/i
/** Invisible characters, and those that change the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u00AD]/u

/** One line of plain words. @throws {EditError} it is empty, too long, of several lines, or holds HTML */
export function parseLine(text: string, longest: number): string {
  const line = text.normalize('NFC').trim()
  if (line === '') throw new EditError('It is empty, and nobody would know what is meant. Write what it shall say.')
  const { length } = Array.from(line)
  if (length > longest)
    throw new EditError(`It has ${length} characters, and there is room for ${longest}. Say it in fewer words.`)
  const tag = TAG.exec(line)?.[0]
  if (tag !== undefined) throw new EditError(`It holds HTML (${tag}), which is shown as it stands. Write plain words.`)
  if (/[\r\n]/.test(line)) throw new EditError('It has a line break, and there is one line for it. Write it as one.')
  if (UNSEEN.test(line))
    throw new EditError(
      'It holds a character that nobody sees, often from a copied page. Type it instead of pasting it.',
    )
  return line.replaceAll(/\s+/g, ' ')
}

const LONGEST_TEXT = 20_000

/** Markdown as blocks; of a link its text stays. @throws {EditError} it is empty, too long, or holds HTML */
export function parseLongText(text: string): Block[] {
  if (text.length > LONGEST_TEXT)
    throw new EditError(`It has ${text.length} characters, and nobody reads more than ${LONGEST_TEXT}. Shorten it.`)
  const html = findHtml(parseMarkdown(text))
  if (html !== undefined)
    throw new EditError(`It holds HTML (${html.slice(0, 40)}), which is not kept. Write it as Markdown.`)
  const blocks = blocksFromMarkdown(text)
  if (blocks.length === 0) throw new EditError('It says nothing. Write Markdown, or none to empty it.')
  return blocks
}

function findHtml(node: Nodes): string | undefined {
  if (node.type === 'html') return node.value
  return 'children' in node ? node.children.map(findHtml).find((html) => html !== undefined) : undefined
}

const MOST_SLUGS = 20

/** Slugs with commas between them. @throws {EditError} one is none */
export function parseSlugs(text: string): string[] {
  const slugs = text.split(',').map((slug) => slug.trim())
  for (const slug of slugs)
    if (slug === '' || slugify(slug) !== slug)
      throw new EditError(
        `"${slug}" is no slug. Write ${slugify(slug) || 'free-delivery'}: lower case, with hyphens, and commas between several.`,
      )
  if (slugs.length > MOST_SLUGS) throw new EditError(`These are ${slugs.length}; give at most ${MOST_SLUGS}.`)
  return [...new Set(slugs)].toSorted()
}

/** One of the words given. @throws {EditError} it is none of them */
export function parseChoice<Word extends string>(text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text.trim().toLowerCase())
  if (found !== undefined) return found
  throw new EditError(`"${text.trim()}" is not to be chosen. Write one of ${words.join(', ')}.`)
}

/** How an editor empties a field that may be empty. */
const NONE = 'none'

export function isNone(text: string): boolean {
  return text.trim().toLowerCase() === NONE
}
