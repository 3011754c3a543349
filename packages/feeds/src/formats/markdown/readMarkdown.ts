import path from 'node:path'
import type { Heading, Nodes, Paragraph, RootContent } from 'mdast'
import type { RawOffer } from '../../draft/Draft.ts'
import { isAboutWriter, isClosing, isHeadingOfEnded } from '../../text/isEnded.ts'
import { CODE_NOUN } from '../../text/codeShape.ts'
import codeWords from '../../text/words/codes.json' with { type: 'json' }
import type { CalendarDay } from '../../text/CalendarDay.ts'
import { findDayOfList } from '../../text/findDates.ts'
import { inAnyLanguage, re } from '../../text/re.ts'
import { slugify } from '../../text/slugify.ts'
import { withoutMarks, plainText } from '../../text/plainText.ts'
import type { SourceRecord } from '../readTextLines.ts'
import { splitLines } from './entriesFromParagraph.ts'
import { inlineText } from './inlineText.ts'
import { offerFromSection } from './offerFromSection.ts'
import { offersFromHeading } from './offersFromHeading.ts'
import { NamedMerchants } from './NamedMerchants.ts'
import { offersFromList } from './offersFromList.ts'
import { offersFromParagraph } from './offersFromParagraph.ts'
import { promises } from './offersFromParts.ts'
import { offersFromTable } from './offersFromTable.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { readListLines } from './readListLines.ts'
import { splitItem } from './splitItem.ts'

/** What holds for all offers of a part of a list. */
export interface ListContext {
  year: number | null
  /** The day that the list says it is of. */
  asOf: CalendarDay | null
  section: string
  source: string
  lines: readonly string[]
  merchants: NamedMerchants
  /** Whose offers stand below its name; its link is null where the list does not say where it is. */
  merchant: { name: string; link: string | null } | null
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
  const blocks = parseMarkdown(lines.join('\n')).children.flatMap(unquoted)
  const list = {
    ...describeList(blocks, path.basename(file)),
    asOf: findDay(lines),
    merchantDepth: findMerchantDepth(blocks),
    lines,
    merchants: new NamedMerchants(),
  }
  const place = { section: '', parent: '', isClosed: false, merchant: null as ListContext['merchant'] }
  for (const section of splitSections(blocks)) {
    const records: MarkdownRecord[] = []
    const headed = findHeadedMerchant(section[0], list.merchantDepth)
    const named = headed ?? findNamedMerchant(section[0])
    for (const block of section) {
      if (block.type === 'heading') place.isClosed = false
      if (block.type === 'heading' && !hasOfferLink(block)) {
        const heading = plainText(withoutMarks(inlineText(block)))
        if (block.depth <= 2 || isHeadingOfEnded(heading)) place.section = heading
        Object.assign(place, { parent: '', merchant: findMerchant(block) })
        continue
      }
      if (ABOUT.test(place.section) || isHeadingOfEnded(place.section)) continue
      const written = block.type === 'paragraph' ? withoutClosing(block) : { block, isClosing: false }
      const merchant = place.merchant ?? (namesOther(block) ? null : block.type === 'paragraph' ? named : headed)
      const context = { ...list, ...place, merchant }
      const found = place.isClosed && block.type === 'paragraph' ? [] : offersIn(written.block, context, place.parent)
      if (written.isClosing) place.isClosed = true
      if (block.type === 'heading') place.parent = found.find(({ value }) => value)?.value?.name ?? ''
      else if (block.type !== 'list') place.parent = ''
      if (block.type === 'heading' || block.type === 'paragraph') place.merchant = findMerchant(block)
      records.push(...found)
    }
    const listed = joinHeading(section, records)
    yield* hasOffer(listed) ? listed : wholeSection(section, { ...list, ...place }, listed)
  }
}

/** A heading that only names its shop is no entry of its own: it begins the first one below it. */
function joinHeading([heading]: readonly RootContent[], records: readonly MarkdownRecord[]): readonly MarkdownRecord[] {
  const [head, ...below] = records
  if (heading?.type !== 'heading' || !hasOfferLink(heading) || !head?.value || hasOffer([head])) return records
  const [link] = head.value.links
  const first = below.find(({ value }) => value?.links[0] === link)
  if (!first) return records
  const begun = { ...first, line: head.line, excerpt: `${head.excerpt}\n${first.excerpt}` }
  return below.map((record) => (record === first ? begun : record))
}

/** Whether a part of a section is an offer by itself. */
function hasOffer(records: readonly MarkdownRecord[]): boolean {
  return records.some(({ value, issue }) => {
    if (value === undefined || issue !== undefined) return false
    return !value.needsWorth || value.codes !== null || promises(`${value.name} | ${value.text} | ${value.terms}`)
  })
}

/** Of a section without an offer by itself the one that it makes as a whole, or else what was found. */
function wholeSection(
  [heading, ...below]: readonly RootContent[],
  context: ListContext,
  found: readonly MarkdownRecord[],
) {
  const isOpen = heading?.type === 'heading' && heading.depth >= 2 && !hasOfferLink(heading)
  const isPassedOver = ABOUT.test(context.section) || isHeadingOfEnded(context.section)
  const whole = isOpen && !isPassedOver ? offerFromSection(heading, below, context) : []
  return whole.length > 0 ? whole : found
}

/** Each heading with what stands below it, up to the next one. */
function splitSections(blocks: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]]
  for (const block of blocks)
    if (block.type === 'heading') sections.push([block])
    else sections.at(-1)?.push(block)
  return sections
}

/** The head of a list ends with its first offers. */
const LINES_OF_HEAD = 12

function findDay(lines: readonly string[]): CalendarDay | null {
  for (const [index, line] of lines.slice(0, LINES_OF_HEAD).entries()) {
    if (/^\s*(?:[-*+]\s|\d{1,3}[.)]\s|\|)/.test(line)) return null
    const found = findDayOfList(line.slice(0, LONGEST_HEAD), { isHeading: /^\s*#/.test(line) || index === 0 })
    if (found) return found
  }
  return null
}

const LONGEST_HEAD = 200

/** Forwarded text is quoted. */
function unquoted(block: RootContent): RootContent[] {
  return block.type === 'blockquote' ? block.children.flatMap(unquoted) : [block]
}

/** Up to the line that closes a letter. */
function withoutClosing(block: Paragraph): { block: Paragraph; isClosing: boolean } {
  const lines = splitLines(block)
  const closing = lines.findIndex((line) => isClosing(line.children.map(inlineText).join('')))
  if (closing === -1) return { block, isClosing: false }
  const end = { type: 'text' as const, value: '\n' }
  const kept = lines.slice(0, closing).flatMap(({ children }) => children.concat(end))
  return { block: { ...block, children: kept }, isClosing: true }
}

const LONGEST_NAME = 60

/** The shop of which a block says no more than its name and its address. */
function findMerchant(block: Heading | Paragraph): ListContext['merchant'] {
  const [part, ...others] = splitItem([block])
  const [head, ...more] = part?.heads ?? []
  if (!part || !head || others.length > 0 || more.length > 0 || part.text.length > LONGEST_NAME) return null
  return head.name === '' || promises(part.text) || isAboutWriter(inlineText(block))
    ? null
    : { name: head.name, link: head.url }
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

/** In a list with a heading for each merchant: the one that a section is of. */
function findHeadedMerchant(
  heading: RootContent | undefined,
  merchantDepth: number | undefined,
): ListContext['merchant'] {
  if (heading?.type !== 'heading' || heading.depth !== merchantDepth) return null
  const name = plainText(withoutMarks(inlineText(heading)))
  return findMerchant(heading) ?? (name.length <= LONGEST_NAME && !hasOfferLink(heading) ? { name, link: null } : null)
}

/** In any other list: the one whose name and address are a heading, for all the paragraphs below it. */
function findNamedMerchant(heading: RootContent | undefined): ListContext['merchant'] {
  return heading?.type === 'heading' && heading.depth >= 2 ? findMerchant(heading) : null
}

/** Below a merchant's heading: "Elm Press: 20% off" is of another one, "Code: OAK20" is not. */
function namesOther(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const text = plainText(withoutMarks(inlineText(block)))
  const [, name] = /^(\p{Lu}[\p{L}&'’.-]*(?: [\p{L}&'’.-]+){0,3}) ?[:：]\s/u.exec(text) ?? []
  return /\b(?:at|from|chez|bei|hos|da|en) \p{Lu}\p{Ll}/u.test(text) || (name !== undefined && !SAYS_CODE.test(name))
}

const SAYS_CODE = re.iu`${CODE_NOUN}|^\P{L}*(?:${inAnyLanguage(codeWords.nouns)})`

const FEWEST_MERCHANTS = 3
const LEAST_SHARE_LINKED = 0.8

/** How deep the headings are of which each names a merchant, since nearly all of them lead to one; undefined where there are none. */
function findMerchantDepth(blocks: readonly RootContent[]): number | undefined {
  const headings = blocks.filter((block) => block.type === 'heading')
  return [2, 3, 4].find((depth) => {
    const same = headings.filter((heading) => heading.depth === depth)
    const linked = same.filter((heading) => hasOfferLink(heading) || findMerchant(heading) !== null).length
    return linked >= FEWEST_MERCHANTS && linked >= same.length * LEAST_SHARE_LINKED
  })
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
