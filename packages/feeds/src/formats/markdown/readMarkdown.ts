import path from 'node:path'
import type { Heading, Nodes, RootContent } from 'mdast'
import type { RawOffer } from '../../draft/Draft.ts'
import { slugify } from '../../text/slugify.ts'
import { withoutMarks, plainText } from '../../text/plainText.ts'
import type { SourceRecord } from '../readTextLines.ts'
import { inlineText } from './inlineText.ts'
import { offersFromHeading } from './offersFromHeading.ts'
import { offersFromList, offersFromParagraph } from './offersFromList.ts'
import { offersFromTable } from './offersFromTable.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { readListLines } from './readListLines.ts'

/** What holds for all offers of a part of a list. */
export interface ListContext {
  year: number | null
  section: string
  source: string
  lines: readonly string[]
}

export type MarkdownRecord = SourceRecord<RawOffer>

/** Sections of a list that are about the list itself. */
const ABOUT =
  /\b(?:contents|legend|contribut\w+|deploy\w*|install\w*|licen[cs]e|how to|about|sponsors?|footer|disclaimer|elsewhere|where else|see also|(?:more|other|related) (?:lists?|links?|resources|reading))\b/i

/**
 * The offers of a list in Markdown: headings with a link, rows of tables, items of lists, paragraphs with a code. Contents, legends and
 * instructions are passed over; rows and headings that lead nowhere come back as faults, so that all can be counted.
 * @throws {ImportError} the file is empty
 */
export async function* readMarkdown(file: string): AsyncIterable<MarkdownRecord> {
  const { lines, issues } = await readListLines(file)
  yield* issues
  const blocks = parseMarkdown(lines.join('\n')).children
  const list = describeList(blocks, path.basename(file))
  let section = ''
  let parent = ''
  for (const block of blocks) {
    if (block.type === 'heading' && !hasOfferLink(block)) {
      if (block.depth <= 2) section = plainText(withoutMarks(inlineText(block)))
      parent = ''
      continue
    }
    if (ABOUT.test(section)) continue
    const records = offersIn(block, { ...list, section, lines }, parent)
    if (block.type === 'heading') parent = records.find(({ value }) => value)?.value?.name ?? ''
    else if (block.type !== 'list') parent = ''
    yield* records
  }
}

function offersIn(block: RootContent, context: ListContext, parent: string): MarkdownRecord[] {
  switch (block.type) {
    case 'heading':
      return offersFromHeading(block, context)
    case 'table':
      return offersFromTable(block, context)
    case 'list':
      return offersFromList(block, context, parent)
    case 'paragraph':
      return offersFromParagraph(block, context)
    default:
      return []
  }
}

/** Headings of sections have no link, or one within the page. */
function hasOfferLink(heading: Heading): boolean {
  const leadsOut = (node: Nodes): boolean =>
    (node.type === 'link' && !node.url.startsWith('#')) || ('children' in node && node.children.some(leadsOut))
  return heading.depth >= 2 && leadsOut(heading)
}

/** A list is named and dated by its first heading; by its file's name where that says nothing. */
function describeList(blocks: readonly RootContent[], fileName: string): Pick<ListContext, 'year' | 'source'> {
  const first = blocks.find((block) => block.type === 'heading')
  const heading = first ? plainText(withoutMarks(inlineText(first))) : ''
  const stem = fileName.replace(/\.\w+$/, '')
  const year = yearIn(heading) ?? yearIn(stem)
  const words = heading.replaceAll(/\b(?:19|20)\d\d\b/g, ' ')
  const name = slugify(words.replaceAll(/[^\p{L}\p{N}\s-]/gu, ' ')) || slugify(stem) || 'list'
  return { year, source: year === null ? name : `${name}-${year}` }
}

function yearIn(text: string): number | null {
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0]
  return year === undefined ? null : Number(year)
}
