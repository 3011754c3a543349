import type { Block } from '@clipfront/page-data'
import type { Nodes } from 'mdast'
import { blocksFromMarkdown } from '../../blocks/blocksFromMarkdown.ts'
import { parseMarkdown } from '../../import/formats/markdown/parseMarkdown.ts'
import { EditRefusal } from '../EditRefusal.ts'

const LONGEST_TEXT = 20_000

/**
 * Markdown as blocks: headings, paragraphs, lists. What a link says stays as words.
 * @throws {EditRefusal} it says nothing, is too long, or holds HTML
 */
export function parseLongText(text: string): Block[] {
  if (text.length > LONGEST_TEXT)
    throw new EditRefusal(`It has ${text.length} characters, and nobody reads more than ${LONGEST_TEXT}. Shorten it.`)
  const html = findHtml(parseMarkdown(text))
  if (html !== undefined)
    throw new EditRefusal(`It holds HTML (${html.slice(0, 40)}), which is not kept. Write it as Markdown.`)
  const blocks = blocksFromMarkdown(text)
  if (blocks.length === 0) throw new EditRefusal('It says nothing. Write Markdown, or none to empty it.')
  return blocks
}

function findHtml(node: Nodes): string | undefined {
  if (node.type === 'html') return node.value
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = findHtml(child)
    if (found !== undefined) return found
  }
  return undefined
}
